CREATE TABLE "blocks" (
	"blocker_id" integer NOT NULL,
	"blocked_id" integer NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blocks_blocker_id_blocked_id_pk" PRIMARY KEY("blocker_id","blocked_id"),
	CONSTRAINT "blocks_not_oneself" CHECK ("blocks"."blocker_id" <> "blocks"."blocked_id")
);
--> statement-breakpoint
CREATE TABLE "message_reactions" (
	"room_id" integer NOT NULL,
	"seq" integer NOT NULL,
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "message_reactions_room_id_seq_user_id_kind_pk" PRIMARY KEY("room_id","seq","user_id","kind"),
	CONSTRAINT "message_reactions_kind" CHECK ("message_reactions"."kind" in ('LIKE', 'HEART', 'LAUGH', 'WOW', 'SAD', 'THANKS'))
);
--> statement-breakpoint
CREATE TABLE "notification_settings" (
	"user_id" integer NOT NULL,
	"type" text NOT NULL,
	"in_app" boolean NOT NULL,
	"push" boolean NOT NULL,
	CONSTRAINT "notification_settings_user_id_type_pk" PRIMARY KEY("user_id","type"),
	CONSTRAINT "notification_settings_type" CHECK ("notification_settings"."type" in ('COMMENT', 'REPLY', 'MENTION', 'SCRAP', 'ROOM_JOIN', 'ROOM_LEAVE', 'ROOM_COMPLETED', 'ROOM_REMINDER', 'CHAT', 'REPORT_RESULT', 'INQUIRY_REPLY', 'CHECKIN', 'SYSTEM'))
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "push_subscriptions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"failing_since" timestamp(3) with time zone,
	CONSTRAINT "push_subscriptions_endpoint_unique" UNIQUE("endpoint"),
	CONSTRAINT "push_subscriptions_endpoint_length" CHECK (char_length("push_subscriptions"."endpoint") <= 1000)
);
--> statement-breakpoint
CREATE TABLE "quiet_hours" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"from_minute" integer NOT NULL,
	"to_minute" integer NOT NULL,
	CONSTRAINT "quiet_hours_minutes" CHECK ("quiet_hours"."from_minute" between 0 and 1439 and "quiet_hours"."to_minute" between 0 and 1439)
);
--> statement-breakpoint
CREATE TABLE "vapid_keys" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"public_key" text NOT NULL,
	"private_key" text NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "vapid_keys_one" CHECK ("vapid_keys"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "room_bans" (
	"room_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "room_bans_room_id_user_id_pk" PRIMARY KEY("room_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_type";--> statement-breakpoint
ALTER TABLE "messages" DROP CONSTRAINT "messages_type";--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "event_key" text;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "push_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "chat_rooms" ADD COLUMN "last_revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_rooms" ADD COLUMN "notice" text;--> statement-breakpoint
ALTER TABLE "chat_rooms" ADD COLUMN "notice_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "chat_rooms" ADD COLUMN "deleted_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "image_name" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "pin_lat" double precision;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "pin_lng" double precision;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "pin_label" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "reply_to_seq" integer;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "deleted_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_blocker_id_users_id_fk" FOREIGN KEY ("blocker_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_blocked_id_users_id_fk" FOREIGN KEY ("blocked_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_reactions" ADD CONSTRAINT "message_reactions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_reactions" ADD CONSTRAINT "message_reactions_message_fk" FOREIGN KEY ("room_id","seq") REFERENCES "public"."messages"("room_id","seq") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_settings" ADD CONSTRAINT "notification_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiet_hours" ADD CONSTRAINT "quiet_hours_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_bans" ADD CONSTRAINT "room_bans_room_id_chat_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."chat_rooms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_bans" ADD CONSTRAINT "room_bans_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "blocks_blocked_idx" ON "blocks" USING btree ("blocked_id");--> statement-breakpoint
CREATE INDEX "blocks_recent_idx" ON "blocks" USING btree ("blocker_id","created_at" DESC NULLS FIRST,"blocked_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "message_reactions_user_idx" ON "message_reactions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "push_subscriptions_user_idx" ON "push_subscriptions" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "room_bans_user_idx" ON "room_bans" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_image_name_images_name_fk" FOREIGN KEY ("image_name") REFERENCES "public"."images"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_reply_fk" FOREIGN KEY ("room_id","reply_to_seq") REFERENCES "public"."messages"("room_id","seq") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_event_unique" ON "notifications" USING btree ("user_id","event_key");--> statement-breakpoint
CREATE INDEX "notifications_push_idx" ON "notifications" USING btree ("push_at") WHERE push_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "messages_image_unique" ON "messages" USING btree ("image_name");--> statement-breakpoint
CREATE INDEX "messages_changed_idx" ON "messages" USING btree ("room_id","revision") WHERE revision > 0;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_type" CHECK ("notifications"."type" in ('COMMENT', 'REPLY', 'MENTION', 'SCRAP', 'ROOM_JOIN', 'ROOM_LEAVE', 'ROOM_COMPLETED', 'ROOM_REMINDER', 'CHAT', 'REPORT_RESULT', 'INQUIRY_REPLY', 'CHECKIN', 'SYSTEM'));--> statement-breakpoint
ALTER TABLE "chat_rooms" ADD CONSTRAINT "chat_rooms_notice" CHECK (("chat_rooms"."notice" is null) = ("chat_rooms"."notice_at" is null));--> statement-breakpoint
ALTER TABLE "chat_rooms" ADD CONSTRAINT "chat_rooms_notice_length" CHECK (char_length("chat_rooms"."notice") between 1 and 300);--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_pin" CHECK (num_nulls("messages"."pin_lat", "messages"."pin_lng", "messages"."pin_label") in (0, 3));--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_pin_label_length" CHECK (char_length("messages"."pin_label") between 1 and 50);--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_deleted" CHECK ("messages"."deleted_at" is null or ("messages"."content" = '' and "messages"."image_name" is null and "messages"."pin_label" is null));--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_type" CHECK ("messages"."type" in ('TALK', 'ENTER', 'EXIT', 'GUIDE', 'COMPLETED', 'CHANGED', 'NEW_HOST', 'NOTICE'));