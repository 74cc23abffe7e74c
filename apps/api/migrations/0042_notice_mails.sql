CREATE TABLE "notice_mails" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"language" text NOT NULL,
	"next_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "notice_mails_language" CHECK ("notice_mails"."language" in ('ko', 'en', 'ja', 'zh'))
);
--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "mailed_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "notification_settings" ADD COLUMN "email" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "notice_mails" ADD CONSTRAINT "notice_mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notice_mails_next_idx" ON "notice_mails" USING btree ("next_at");