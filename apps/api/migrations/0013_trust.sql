CREATE TABLE "kakao_tickets" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"browser_hash" text NOT NULL,
	"kakao_id" text NOT NULL,
	"email" text,
	"nickname" text,
	"next" text NOT NULL,
	"is_sign_up" boolean DEFAULT false NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"used_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "inquiry_images" (
	"inquiry_id" integer NOT NULL,
	"position" integer NOT NULL,
	"image_name" text NOT NULL,
	CONSTRAINT "inquiry_images_inquiry_id_position_pk" PRIMARY KEY("inquiry_id","position"),
	CONSTRAINT "inquiry_images_position" CHECK ("inquiry_images"."position" between 0 and 4)
);
--> statement-breakpoint
CREATE TABLE "sanctions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sanctions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"reason" text NOT NULL,
	"days" smallint,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"ends_at" timestamp(3) with time zone,
	"lifted_at" timestamp(3) with time zone,
	"staff_id" integer,
	"report_id" integer,
	CONSTRAINT "sanctions_kind" CHECK ("sanctions"."kind" in ('WARNING', 'SUSPENSION')),
	CONSTRAINT "sanctions_reason" CHECK (char_length("sanctions"."reason") between 1 and 500),
	CONSTRAINT "sanctions_days" CHECK ("sanctions"."days" between 1 and 365),
	CONSTRAINT "sanctions_suspension" CHECK (("sanctions"."kind" = 'SUSPENSION') = ("sanctions"."days" is not null) and ("sanctions"."days" is null) = ("sanctions"."ends_at" is null))
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"staff_id" integer,
	"staff_name" text NOT NULL,
	"action" text NOT NULL,
	"target_type" text NOT NULL,
	"target_id" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"note" text,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "audit_log_action" CHECK ("audit_log"."action" in ('STAFF_GRANT', 'STAFF_REVOKE', 'STAFF_PROOF', 'REPORT_DECIDE', 'INQUIRY_UPDATE', 'INQUIRY_REPLY', 'CONTENT_HIDE', 'CONTENT_RESTORE', 'MEMBER_VIEW', 'MEMBER_UPDATE', 'MEMBER_WARN', 'MEMBER_SUSPEND', 'MEMBER_LIFT', 'PLACE_CREATE', 'PLACE_UPDATE', 'NOTICE_CREATE', 'NOTICE_UPDATE', 'NOTICE_DELETE', 'BANNER_CREATE', 'BANNER_UPDATE', 'BANNER_DELETE', 'WORD_SAVE', 'WORD_DELETE', 'TEMPLATE_CREATE', 'TEMPLATE_UPDATE', 'TEMPLATE_DELETE', 'EXPORT')),
	CONSTRAINT "audit_log_target_type" CHECK ("audit_log"."target_type" in ('MEMBER', 'REPORT', 'INQUIRY', 'POST', 'COMMENT', 'REVIEW', 'ROOM', 'MESSAGE', 'PLACE', 'NOTICE', 'BANNER', 'WORD', 'TEMPLATE', 'EXPORT'))
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"content" text NOT NULL,
	"published_at" timestamp(3) with time zone,
	"told_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notices_title" CHECK (char_length("notices"."title") between 1 and 100),
	CONSTRAINT "notices_content" CHECK (char_length("notices"."content") between 1 and 5000)
);
--> statement-breakpoint
CREATE TABLE "reply_templates" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reply_templates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reply_templates_kind" CHECK ("reply_templates"."kind" in ('REPORT', 'INQUIRY')),
	CONSTRAINT "reply_templates_title" CHECK (char_length("reply_templates"."title") between 1 and 50),
	CONSTRAINT "reply_templates_body" CHECK (char_length("reply_templates"."body") between 1 and 1000)
);
--> statement-breakpoint
CREATE TABLE "withdrawals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "withdrawals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"reason" text NOT NULL,
	"detail" text,
	"day" date NOT NULL,
	CONSTRAINT "withdrawals_reason" CHECK ("withdrawals"."reason" in ('RARELY_USED', 'LACKS_INFO', 'REJOIN', 'INCONVENIENT', 'OTHER')),
	CONSTRAINT "withdrawals_other" CHECK ("withdrawals"."reason" <> 'OTHER' or "withdrawals"."detail" is not null),
	CONSTRAINT "withdrawals_detail" CHECK (char_length("withdrawals"."detail") between 1 and 500)
);
--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_resource";--> statement-breakpoint
ALTER TABLE "receipts" DROP CONSTRAINT "receipts_user_id_users_id_fk";
--> statement-breakpoint
DROP INDEX "reports_open_unique";--> statement-breakpoint
DROP INDEX "reports_target_user_idx";--> statement-breakpoint
ALTER TABLE "banners" ALTER COLUMN "id" ADD GENERATED BY DEFAULT AS IDENTITY (sequence name "banners_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1001 CACHE 1);--> statement-breakpoint
ALTER TABLE "receipts" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "password_hash" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "proven_until" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "priority" text DEFAULT 'NORMAL' NOT NULL;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "attachment_urls" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "reply" text;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "replied_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "replied_by" integer;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "closed_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "updated_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "position" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "places" ADD COLUMN "staff_columns" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD COLUMN "session_id" uuid;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "target_title" text;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "target_content" text;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "evidence" text;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "image_name" text;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "cancelled_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "admin_note" text;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "processed_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "processed_by" integer;--> statement-breakpoint
ALTER TABLE "chat_rooms" ADD COLUMN "hidden_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "kakao_id" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "role" text DEFAULT 'MEMBER' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "suspended_until" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "exported_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "inquiry_images" ADD CONSTRAINT "inquiry_images_inquiry_id_inquiries_id_fk" FOREIGN KEY ("inquiry_id") REFERENCES "public"."inquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_images" ADD CONSTRAINT "inquiry_images_image_name_images_name_fk" FOREIGN KEY ("image_name") REFERENCES "public"."images"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sanctions" ADD CONSTRAINT "sanctions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sanctions" ADD CONSTRAINT "sanctions_staff_id_users_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sanctions" ADD CONSTRAINT "sanctions_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "kakao_tickets_expires_idx" ON "kakao_tickets" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "inquiry_images_image_unique" ON "inquiry_images" USING btree ("image_name");--> statement-breakpoint
CREATE INDEX "sanctions_user_idx" ON "sanctions" USING btree ("user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "sanctions_staff_idx" ON "sanctions" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "sanctions_report_idx" ON "sanctions" USING btree ("report_id");--> statement-breakpoint
CREATE INDEX "audit_log_action_idx" ON "audit_log" USING btree ("action","id");--> statement-breakpoint
CREATE INDEX "audit_log_staff_idx" ON "audit_log" USING btree ("staff_id","id");--> statement-breakpoint
CREATE INDEX "audit_log_target_idx" ON "audit_log" USING btree ("target_type","target_id","id");--> statement-breakpoint
CREATE INDEX "audit_log_created_idx" ON "audit_log" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "notices_published_idx" ON "notices" USING btree ("published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE published_at is not null;--> statement-breakpoint
CREATE INDEX "notices_created_idx" ON "notices" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "withdrawals_day_idx" ON "withdrawals" USING btree ("day");--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_replied_by_users_id_fk" FOREIGN KEY ("replied_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_image_name_images_name_fk" FOREIGN KEY ("image_name") REFERENCES "public"."images"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_processed_by_users_id_fk" FOREIGN KEY ("processed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "comments_hidden_idx" ON "comments" USING btree ("id") WHERE hidden_at is not null;--> statement-breakpoint
CREATE INDEX "inquiries_queue_idx" ON "inquiries" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "inquiries_created_idx" ON "inquiries" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "inquiries_replied_by_idx" ON "inquiries" USING btree ("replied_by");--> statement-breakpoint
CREATE INDEX "places_hidden_idx" ON "places" USING btree ("content_id") WHERE hidden_at is not null;--> statement-breakpoint
CREATE INDEX "posts_hidden_idx" ON "posts" USING btree ("id") WHERE hidden_at is not null;--> statement-breakpoint
CREATE INDEX "push_subscriptions_session_idx" ON "push_subscriptions" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "reports_queue_idx" ON "reports" USING btree ("status","created_at","id") WHERE cancelled_at is null;--> statement-breakpoint
CREATE INDEX "reports_created_idx" ON "reports" USING btree ("created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "reports_image_unique" ON "reports" USING btree ("image_name");--> statement-breakpoint
CREATE INDEX "reports_processed_by_idx" ON "reports" USING btree ("processed_by");--> statement-breakpoint
CREATE INDEX "reviews_hidden_idx" ON "reviews" USING btree ("id") WHERE hidden_at is not null;--> statement-breakpoint
CREATE INDEX "chat_rooms_created_idx" ON "chat_rooms" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "chat_rooms_hidden_idx" ON "chat_rooms" USING btree ("id") WHERE hidden_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "users_kakao_unique" ON "users" USING btree ("kakao_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_image_unique" ON "users" USING btree ("image_name");--> statement-breakpoint
CREATE INDEX "users_nickname_search_idx" ON "users" USING btree (lower("nickname") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "users_email_search_idx" ON "users" USING btree (lower("email") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "users_created_idx" ON "users" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "users_suspended_idx" ON "users" USING btree ("suspended_until") WHERE suspended_until is not null;--> statement-breakpoint
CREATE INDEX "users_staff_idx" ON "users" USING btree ("id") WHERE role = 'ADMIN';--> statement-breakpoint
CREATE UNIQUE INDEX "reports_open_unique" ON "reports" USING btree ("target_type","target_id","target_seq","reporter_id") WHERE status = 'PENDING' and cancelled_at is null;--> statement-breakpoint
CREATE INDEX "reports_target_user_idx" ON "reports" USING btree ("target_user_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_priority" CHECK ("inquiries"."priority" in ('LOW', 'NORMAL', 'HIGH', 'URGENT'));--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_replied" CHECK (("inquiries"."reply" is null) = ("inquiries"."replied_at" is null));--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_reply" CHECK (char_length("inquiries"."reply") between 1 and 5000);--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_attachments" CHECK (cardinality("inquiries"."attachment_urls") <= 5);--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_resource" CHECK ("notifications"."resource_type" in ('POST', 'ROOM', 'REPORT', 'INQUIRY', 'CHECKIN', 'NOTICE', 'NONE'));--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_evidence_length" CHECK (char_length("reports"."evidence") <= 500);--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_note_length" CHECK (char_length("reports"."admin_note") between 1 and 1000);--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_decided" CHECK (("reports"."status" = 'PENDING') = ("reports"."processed_at" is null));--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_cancelled" CHECK ("reports"."cancelled_at" is null or "reports"."status" = 'PENDING');--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_signs_in" CHECK ("users"."password_hash" is not null or "users"."kakao_id" is not null);--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_role" CHECK ("users"."role" in ('MEMBER', 'ADMIN'));