CREATE TABLE "check_in_contacts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "check_in_contacts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"check_in_id" integer NOT NULL,
	"contact_id" integer NOT NULL,
	"position" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "check_ins" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "check_ins_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"title" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"room_id" integer,
	"plan_id" integer,
	"planned_at" timestamp(3) with time zone NOT NULL,
	"grace_minutes" smallint NOT NULL,
	"stage" text DEFAULT 'ACTIVE' NOT NULL,
	"next_stage_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"lat" double precision,
	"lng" double precision,
	"accuracy_m" double precision,
	"fix_at" timestamp(3) with time zone,
	"battery_pct" smallint,
	"acknowledged_by" integer,
	"acknowledged_at" timestamp(3) with time zone,
	"ending" text,
	"ended_at" timestamp(3) with time zone,
	"is_duress" boolean DEFAULT false NOT NULL,
	"shown_ending" text,
	"shown_ended_at" timestamp(3) with time zone,
	CONSTRAINT "check_ins_title" CHECK (char_length("check_ins"."title") between 1 and 60),
	CONSTRAINT "check_ins_note" CHECK (char_length("check_ins"."note") <= 500),
	CONSTRAINT "check_ins_grace" CHECK ("check_ins"."grace_minutes" between 5 and 60),
	CONSTRAINT "check_ins_stage" CHECK ("check_ins"."stage" in ('ACTIVE', 'DUE_SOON', 'GRACE', 'OVERDUE_1', 'OVERDUE_2', 'EXHAUSTED', 'ENDED')),
	CONSTRAINT "check_ins_ending" CHECK ("check_ins"."ending" in ('SAFE', 'CANCELLED', 'CONTACT_OK', 'CLOSED')),
	CONSTRAINT "check_ins_shown_ending" CHECK ("check_ins"."shown_ending" in ('SAFE', 'CANCELLED', 'CONTACT_OK', 'CLOSED')),
	CONSTRAINT "check_ins_ended" CHECK (("check_ins"."stage" = 'ENDED') = ("check_ins"."ended_at" is not null) and ("check_ins"."ending" is null) = ("check_ins"."ended_at" is null)
        and ("check_ins"."ended_at" is null or "check_ins"."next_stage_at" is null)),
	CONSTRAINT "check_ins_shown" CHECK ("check_ins"."is_duress" = ("check_ins"."shown_ending" is not null) and ("check_ins"."shown_ending" is null) = ("check_ins"."shown_ended_at" is null)),
	CONSTRAINT "check_ins_position" CHECK (num_nulls("check_ins"."lat", "check_ins"."lng", "check_ins"."accuracy_m", "check_ins"."fix_at") in (0, 4) and ("check_ins"."battery_pct" is null or "check_ins"."lat" is not null)
    and "check_ins"."lat" between -90 and 90 and "check_ins"."lng" between -180 and 180 and "check_ins"."accuracy_m" >= 0 and "check_ins"."battery_pct" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "safety_pins" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"pin_hash" text NOT NULL,
	"duress_hash" text NOT NULL,
	"failures" smallint DEFAULT 0 NOT NULL,
	"locked_until" timestamp(3) with time zone,
	"seems_gone_until" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "location_share_viewers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "location_share_viewers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"share_id" integer NOT NULL,
	"contact_id" integer,
	"views" integer DEFAULT 0 NOT NULL,
	"first_viewed_at" timestamp(3) with time zone,
	"last_viewed_at" timestamp(3) with time zone,
	"revoked_at" timestamp(3) with time zone,
	CONSTRAINT "location_share_viewers_views" CHECK (("location_share_viewers"."views" = 0) = ("location_share_viewers"."first_viewed_at" is null) and ("location_share_viewers"."views" = 0) = ("location_share_viewers"."last_viewed_at" is null))
);
--> statement-breakpoint
CREATE TABLE "location_shares" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "location_shares_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"ends_at" timestamp(3) with time zone NOT NULL,
	"ended_at" timestamp(3) with time zone,
	"lat" double precision,
	"lng" double precision,
	"accuracy_m" double precision,
	"fix_at" timestamp(3) with time zone,
	"battery_pct" smallint,
	CONSTRAINT "location_shares_times" CHECK ("location_shares"."ends_at" > "location_shares"."created_at"),
	CONSTRAINT "location_shares_position" CHECK (num_nulls("location_shares"."lat", "location_shares"."lng", "location_shares"."accuracy_m", "location_shares"."fix_at") in (0, 4) and ("location_shares"."battery_pct" is null or "location_shares"."lat" is not null)
    and "location_shares"."lat" between -90 and 90 and "location_shares"."lng" between -180 and 180 and "location_shares"."accuracy_m" >= 0 and "location_shares"."battery_pct" between 0 and 100),
	CONSTRAINT "location_shares_gone" CHECK ("location_shares"."ended_at" is null or "location_shares"."lat" is null)
);
--> statement-breakpoint
CREATE TABLE "safety_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "safety_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"contact_id" integer NOT NULL,
	"check_in_id" integer,
	"share_id" integer,
	"kind" text NOT NULL,
	"stage" text,
	"channel" text NOT NULL,
	"event_key" text NOT NULL,
	"state" text DEFAULT 'QUEUED' NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"wanted_at" timestamp(3) with time zone NOT NULL,
	"due_at" timestamp(3) with time zone,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"sent_at" timestamp(3) with time zone,
	"opened_at" timestamp(3) with time zone,
	CONSTRAINT "safety_messages_event_unique" UNIQUE("event_key"),
	CONSTRAINT "safety_messages_kind" CHECK ("safety_messages"."kind" in ('INVITATION', 'DRILL', 'ALERT', 'ACKNOWLEDGED', 'ENDED', 'SHARE')),
	CONSTRAINT "safety_messages_stage" CHECK ("safety_messages"."stage" in ('ACTIVE', 'DUE_SOON', 'GRACE', 'OVERDUE_1', 'OVERDUE_2', 'EXHAUSTED', 'ENDED')),
	CONSTRAINT "safety_messages_channel" CHECK ("safety_messages"."channel" in ('EMAIL', 'APP')),
	CONSTRAINT "safety_messages_state" CHECK ("safety_messages"."state" in ('QUEUED', 'SENT', 'OPENED', 'FAILED', 'NO_DEVICE')),
	CONSTRAINT "safety_messages_due" CHECK ("safety_messages"."state" = 'QUEUED' or "safety_messages"."due_at" is null),
	CONSTRAINT "safety_messages_sent" CHECK ("safety_messages"."state" not in ('SENT', 'OPENED') or "safety_messages"."sent_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "safety_days" (
	"user_id" integer NOT NULL,
	"day" date NOT NULL,
	"rate" smallint NOT NULL,
	"saved_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "safety_days_user_id_day_pk" PRIMARY KEY("user_id","day"),
	CONSTRAINT "safety_days_rate" CHECK ("safety_days"."rate" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "safety_items" (
	"user_id" integer NOT NULL,
	"day" date NOT NULL,
	"item_id" text NOT NULL,
	"checked" boolean NOT NULL,
	"changed_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "safety_items_user_id_day_item_id_pk" PRIMARY KEY("user_id","day","item_id"),
	CONSTRAINT "safety_items_item" CHECK ("safety_items"."item_id" in ('accommodation-1', 'accommodation-2', 'accommodation-3', 'accommodation-4', 'accommodation-5', 'transportation-1', 'transportation-2', 'transportation-3', 'transportation-4', 'transportation-5', 'equipment-1', 'equipment-2', 'equipment-3', 'equipment-4', 'equipment-5', 'activity-1', 'activity-2', 'activity-3', 'activity-4', 'activity-5', 'health-1', 'health-2', 'health-3', 'health-4', 'health-5', 'communication-1', 'communication-2', 'communication-3', 'communication-4', 'communication-5', 'mental-1', 'mental-2', 'mental-3', 'mental-4', 'mental-5'))
);
--> statement-breakpoint
CREATE TABLE "trusted_contacts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "trusted_contacts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner_id" integer NOT NULL,
	"name" text NOT NULL,
	"channel" text NOT NULL,
	"email" text,
	"member_id" integer,
	"status" text DEFAULT 'PENDING' NOT NULL,
	"position" smallint NOT NULL,
	"is_unreachable" boolean DEFAULT false NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"answered_at" timestamp(3) with time zone,
	"removed_at" timestamp(3) with time zone,
	CONSTRAINT "trusted_contacts_channel" CHECK ("trusted_contacts"."channel" in ('EMAIL', 'MEMBER')),
	CONSTRAINT "trusted_contacts_status" CHECK ("trusted_contacts"."status" in ('PENDING', 'CONFIRMED', 'DECLINED')),
	CONSTRAINT "trusted_contacts_name" CHECK (char_length("trusted_contacts"."name") between 1 and 20),
	CONSTRAINT "trusted_contacts_other" CHECK ("trusted_contacts"."member_id" <> "trusted_contacts"."owner_id"),
	CONSTRAINT "trusted_contacts_answered" CHECK (("trusted_contacts"."status" = 'PENDING') = ("trusted_contacts"."answered_at" is null)),
	CONSTRAINT "trusted_contacts_address" CHECK (("trusted_contacts"."channel" = 'MEMBER') = ("trusted_contacts"."member_id" is not null) and ("trusted_contacts"."channel" = 'EMAIL' or "trusted_contacts"."email" is null)
        and ("trusted_contacts"."channel" = 'MEMBER' or "trusted_contacts"."email" is not null or "trusted_contacts"."removed_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_resource";--> statement-breakpoint
ALTER TABLE "check_in_contacts" ADD CONSTRAINT "check_in_contacts_check_in_id_check_ins_id_fk" FOREIGN KEY ("check_in_id") REFERENCES "public"."check_ins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_in_contacts" ADD CONSTRAINT "check_in_contacts_contact_id_trusted_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."trusted_contacts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_ins" ADD CONSTRAINT "check_ins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_ins" ADD CONSTRAINT "check_ins_room_id_chat_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."chat_rooms"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_ins" ADD CONSTRAINT "check_ins_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_ins" ADD CONSTRAINT "check_ins_acknowledged_by_trusted_contacts_id_fk" FOREIGN KEY ("acknowledged_by") REFERENCES "public"."trusted_contacts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "safety_pins" ADD CONSTRAINT "safety_pins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "location_share_viewers" ADD CONSTRAINT "location_share_viewers_share_id_location_shares_id_fk" FOREIGN KEY ("share_id") REFERENCES "public"."location_shares"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "location_share_viewers" ADD CONSTRAINT "location_share_viewers_contact_id_trusted_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."trusted_contacts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "location_shares" ADD CONSTRAINT "location_shares_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "safety_messages" ADD CONSTRAINT "safety_messages_contact_id_trusted_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."trusted_contacts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "safety_messages" ADD CONSTRAINT "safety_messages_check_in_id_check_ins_id_fk" FOREIGN KEY ("check_in_id") REFERENCES "public"."check_ins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "safety_messages" ADD CONSTRAINT "safety_messages_share_id_location_shares_id_fk" FOREIGN KEY ("share_id") REFERENCES "public"."location_shares"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "safety_days" ADD CONSTRAINT "safety_days_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "safety_items" ADD CONSTRAINT "safety_items_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trusted_contacts" ADD CONSTRAINT "trusted_contacts_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trusted_contacts" ADD CONSTRAINT "trusted_contacts_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "check_in_contacts_unique" ON "check_in_contacts" USING btree ("check_in_id","contact_id");--> statement-breakpoint
CREATE INDEX "check_in_contacts_contact_idx" ON "check_in_contacts" USING btree ("contact_id");--> statement-breakpoint
CREATE UNIQUE INDEX "check_ins_running_unique" ON "check_ins" USING btree ("user_id") WHERE ended_at is null and not is_duress;--> statement-breakpoint
CREATE INDEX "check_ins_user_idx" ON "check_ins" USING btree ("user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "check_ins_due_idx" ON "check_ins" USING btree ("next_stage_at") WHERE next_stage_at is not null;--> statement-breakpoint
CREATE INDEX "check_ins_ended_idx" ON "check_ins" USING btree ("ended_at");--> statement-breakpoint
CREATE INDEX "check_ins_room_idx" ON "check_ins" USING btree ("room_id");--> statement-breakpoint
CREATE INDEX "check_ins_plan_idx" ON "check_ins" USING btree ("plan_id");--> statement-breakpoint
CREATE INDEX "check_ins_acknowledged_idx" ON "check_ins" USING btree ("acknowledged_by");--> statement-breakpoint
CREATE UNIQUE INDEX "location_share_viewers_unique" ON "location_share_viewers" USING btree ("share_id",coalesce("contact_id", 0));--> statement-breakpoint
CREATE INDEX "location_share_viewers_contact_idx" ON "location_share_viewers" USING btree ("contact_id");--> statement-breakpoint
CREATE UNIQUE INDEX "location_shares_running_unique" ON "location_shares" USING btree ("user_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "location_shares_user_idx" ON "location_shares" USING btree ("user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "location_shares_due_idx" ON "location_shares" USING btree ("ends_at") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "location_shares_ended_idx" ON "location_shares" USING btree ("ended_at");--> statement-breakpoint
CREATE INDEX "safety_messages_due_idx" ON "safety_messages" USING btree ("due_at") WHERE due_at is not null;--> statement-breakpoint
CREATE INDEX "safety_messages_contact_idx" ON "safety_messages" USING btree ("contact_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "safety_messages_check_in_idx" ON "safety_messages" USING btree ("check_in_id","contact_id");--> statement-breakpoint
CREATE INDEX "safety_messages_share_idx" ON "safety_messages" USING btree ("share_id");--> statement-breakpoint
CREATE UNIQUE INDEX "trusted_contacts_email_unique" ON "trusted_contacts" USING btree ("owner_id",lower("email")) WHERE removed_at is null and email is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "trusted_contacts_member_unique" ON "trusted_contacts" USING btree ("owner_id","member_id") WHERE removed_at is null and member_id is not null;--> statement-breakpoint
CREATE INDEX "trusted_contacts_owner_idx" ON "trusted_contacts" USING btree ("owner_id","position");--> statement-breakpoint
CREATE INDEX "trusted_contacts_guarded_idx" ON "trusted_contacts" USING btree ("member_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "trusted_contacts_removed_idx" ON "trusted_contacts" USING btree ("removed_at") WHERE removed_at is not null;--> statement-breakpoint
CREATE INDEX "trusted_contacts_address_idx" ON "trusted_contacts" USING btree (regexp_replace(lower("email"), '[+][^@]*@', '@'));--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_resource" CHECK ("notifications"."resource_type" in ('POST', 'ROOM', 'REPORT', 'INQUIRY', 'CHECKIN', 'ALERT', 'CONTACT', 'NOTICE', 'NONE'));