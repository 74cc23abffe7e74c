CREATE TABLE "former_blocks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "former_blocks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"blocker_id" bigint,
	"blocker_former_id" bigint,
	"blocked_id" bigint,
	"blocked_former_id" bigint,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"is_carried_over" boolean NOT NULL,
	CONSTRAINT "former_blocks_blocker" CHECK (num_nonnulls("former_blocks"."blocker_id", "former_blocks"."blocker_former_id") = 1),
	CONSTRAINT "former_blocks_blocked" CHECK (num_nonnulls("former_blocks"."blocked_id", "former_blocks"."blocked_former_id") = 1),
	CONSTRAINT "former_blocks_left" CHECK (num_nonnulls("former_blocks"."blocker_former_id", "former_blocks"."blocked_former_id") > 0)
);
--> statement-breakpoint
CREATE TABLE "former_keys" (
	"key_hash" text NOT NULL,
	"former_id" bigint NOT NULL,
	CONSTRAINT "former_keys_key_hash_former_id_pk" PRIMARY KEY("key_hash","former_id"),
	CONSTRAINT "former_keys_hash" CHECK ("former_keys"."key_hash" ~ '^[A-Za-z0-9_-]{43}$')
);
--> statement-breakpoint
CREATE TABLE "former_members" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "former_members_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"gender" text,
	"birth_year" smallint,
	"was_adult" boolean,
	"left_on" date NOT NULL,
	"suspended_until" timestamp(3) with time zone,
	"taken_by" bigint,
	"expires_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "former_members_gender" CHECK ("former_members"."gender" in ('MALE', 'FEMALE')),
	CONSTRAINT "former_members_facts" CHECK (num_nulls("former_members"."gender", "former_members"."birth_year", "former_members"."was_adult") in (0, 3))
);
--> statement-breakpoint
CREATE TABLE "former_reports" (
	"former_id" bigint NOT NULL,
	"report_id" bigint NOT NULL,
	CONSTRAINT "former_reports_former_id_report_id_pk" PRIMARY KEY("former_id","report_id")
);
--> statement-breakpoint
CREATE TABLE "former_room_bans" (
	"former_id" bigint NOT NULL,
	"room_id" bigint NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "former_room_bans_former_id_room_id_pk" PRIMARY KEY("former_id","room_id")
);
--> statement-breakpoint
CREATE TABLE "former_sanctions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "former_sanctions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"former_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"reason" text NOT NULL,
	"days" smallint,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"ends_at" timestamp(3) with time zone,
	"lifted_at" timestamp(3) with time zone,
	"staff_id" bigint,
	"report_id" bigint,
	CONSTRAINT "former_sanctions_kind" CHECK ("former_sanctions"."kind" in ('WARNING', 'SUSPENSION')),
	CONSTRAINT "former_sanctions_reason" CHECK (char_length("former_sanctions"."reason") between 1 and 500),
	CONSTRAINT "former_sanctions_days" CHECK ("former_sanctions"."days" between 1 and 365),
	CONSTRAINT "former_sanctions_suspension" CHECK (("former_sanctions"."kind" = 'SUSPENSION') = ("former_sanctions"."days" is not null) and ("former_sanctions"."days" is null) = ("former_sanctions"."ends_at" is null))
);
--> statement-breakpoint
ALTER TABLE "blocks" ADD COLUMN "is_carried_over" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "is_carried_over" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "former_blocks" ADD CONSTRAINT "former_blocks_blocker_id_users_id_fk" FOREIGN KEY ("blocker_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "former_blocks" ADD CONSTRAINT "former_blocks_blocker_former_id_former_members_id_fk" FOREIGN KEY ("blocker_former_id") REFERENCES "public"."former_members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "former_blocks" ADD CONSTRAINT "former_blocks_blocked_id_users_id_fk" FOREIGN KEY ("blocked_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "former_blocks" ADD CONSTRAINT "former_blocks_blocked_former_id_former_members_id_fk" FOREIGN KEY ("blocked_former_id") REFERENCES "public"."former_members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "former_keys" ADD CONSTRAINT "former_keys_former_id_former_members_id_fk" FOREIGN KEY ("former_id") REFERENCES "public"."former_members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "former_members" ADD CONSTRAINT "former_members_taken_by_users_id_fk" FOREIGN KEY ("taken_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "former_reports" ADD CONSTRAINT "former_reports_former_id_former_members_id_fk" FOREIGN KEY ("former_id") REFERENCES "public"."former_members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "former_reports" ADD CONSTRAINT "former_reports_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "former_room_bans" ADD CONSTRAINT "former_room_bans_former_id_former_members_id_fk" FOREIGN KEY ("former_id") REFERENCES "public"."former_members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "former_room_bans" ADD CONSTRAINT "former_room_bans_room_id_chat_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."chat_rooms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "former_sanctions" ADD CONSTRAINT "former_sanctions_former_id_former_members_id_fk" FOREIGN KEY ("former_id") REFERENCES "public"."former_members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "former_sanctions" ADD CONSTRAINT "former_sanctions_staff_id_users_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "former_sanctions" ADD CONSTRAINT "former_sanctions_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "former_blocks_blocker_idx" ON "former_blocks" USING btree ("blocker_id");--> statement-breakpoint
CREATE INDEX "former_blocks_blocker_former_idx" ON "former_blocks" USING btree ("blocker_former_id");--> statement-breakpoint
CREATE INDEX "former_blocks_blocked_idx" ON "former_blocks" USING btree ("blocked_id");--> statement-breakpoint
CREATE INDEX "former_blocks_blocked_former_idx" ON "former_blocks" USING btree ("blocked_former_id");--> statement-breakpoint
CREATE INDEX "former_keys_former_idx" ON "former_keys" USING btree ("former_id");--> statement-breakpoint
CREATE INDEX "former_members_expires_idx" ON "former_members" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "former_members_taken_idx" ON "former_members" USING btree ("taken_by");--> statement-breakpoint
CREATE INDEX "former_reports_report_idx" ON "former_reports" USING btree ("report_id");--> statement-breakpoint
CREATE INDEX "former_room_bans_room_idx" ON "former_room_bans" USING btree ("room_id");--> statement-breakpoint
CREATE INDEX "former_sanctions_former_idx" ON "former_sanctions" USING btree ("former_id");--> statement-breakpoint
CREATE INDEX "former_sanctions_staff_idx" ON "former_sanctions" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "former_sanctions_report_idx" ON "former_sanctions" USING btree ("report_id");