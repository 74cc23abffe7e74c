CREATE TABLE "location_provisions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "location_provisions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"source" text NOT NULL,
	"viewer_id" bigint NOT NULL,
	"recipient" text,
	"is_secret" boolean DEFAULT false NOT NULL,
	"times" integer DEFAULT 1 NOT NULL,
	"first_at" timestamp(3) with time zone NOT NULL,
	"last_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "location_provisions_source" CHECK ("location_provisions"."source" in ('SHARE', 'TIMER')),
	CONSTRAINT "location_provisions_times" CHECK ("location_provisions"."times" >= 1)
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "renewed_until" timestamp(3) with time zone;
--> statement-breakpoint
ALTER TABLE "location_provisions" ADD CONSTRAINT "location_provisions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "location_provisions_viewer_unique" ON "location_provisions" USING btree ("source","viewer_id");
--> statement-breakpoint
CREATE INDEX "location_provisions_user_idx" ON "location_provisions" USING btree ("user_id","id");
--> statement-breakpoint
CREATE INDEX "location_provisions_last_idx" ON "location_provisions" USING btree ("last_at");
--> statement-breakpoint
-- Reviewed: fast, or where the table is large made by hand before (docs/operations.md#migrations)
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX IF NOT EXISTS "refresh_tokens_used_idx" ON "refresh_tokens" USING btree ("used_at") WHERE used_at is not null;
--> statement-breakpoint
-- Reviewed: fast, or where the table is large made by hand before (docs/operations.md#migrations)
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX IF NOT EXISTS "sessions_seen_idx" ON "sessions" USING btree ("last_seen_at");
--> statement-breakpoint
-- Reviewed: fast, or where the table is large made by hand before (docs/operations.md#migrations)
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX IF NOT EXISTS "comments_deleted_idx" ON "comments" USING btree ("deleted_at") WHERE deleted_at is not null and content <> '-';
--> statement-breakpoint
-- Reviewed: fast, or where the table is large made by hand before (docs/operations.md#migrations)
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX IF NOT EXISTS "inquiries_former_idx" ON "inquiries" USING btree ("created_at") WHERE user_id is null;
--> statement-breakpoint
-- Reviewed: fast, or where the table is large made by hand before (docs/operations.md#migrations)
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX IF NOT EXISTS "notifications_created_idx" ON "notifications" USING btree ("created_at");
--> statement-breakpoint
-- Reviewed: fast, or where the table is large made by hand before (docs/operations.md#migrations)
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX IF NOT EXISTS "posts_deleted_idx" ON "posts" USING btree ("deleted_at") WHERE deleted_at is not null;
--> statement-breakpoint
-- Reviewed: fast, or where the table is large made by hand before (docs/operations.md#migrations)
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX IF NOT EXISTS "receipts_refused_idx" ON "receipts" USING btree ("created_at") WHERE status <> 'VERIFIED';
--> statement-breakpoint
-- Reviewed: fast, or where the table is large made by hand before (docs/operations.md#migrations)
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX IF NOT EXISTS "receipts_former_idx" ON "receipts" USING btree ("visit_date") WHERE user_id is null;
--> statement-breakpoint
-- Reviewed: fast, or where the table is large made by hand before (docs/operations.md#migrations)
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX IF NOT EXISTS "reports_decided_idx" ON "reports" USING btree ("processed_at") WHERE processed_at is not null;
--> statement-breakpoint
-- Reviewed: fast, or where the table is large made by hand before (docs/operations.md#migrations)
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX IF NOT EXISTS "reports_copies_idx" ON "reports" USING btree ("processed_at") WHERE processed_at is not null and num_nonnulls(target_title, target_content, context, image_name) > 0;
--> statement-breakpoint
-- Reviewed: fast, or where the table is large made by hand before (docs/operations.md#migrations)
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX IF NOT EXISTS "reports_cancelled_idx" ON "reports" USING btree ("cancelled_at") WHERE cancelled_at is not null;
--> statement-breakpoint
-- Reviewed: fast, or where the table is large made by hand before (docs/operations.md#migrations)
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX IF NOT EXISTS "chat_rooms_deleted_idx" ON "chat_rooms" USING btree ("deleted_at") WHERE deleted_at is not null;
--> statement-breakpoint
-- Reviewed: fast, or where the table is large made by hand before (docs/operations.md#migrations)
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX IF NOT EXISTS "chat_rooms_left_idx" ON "chat_rooms" USING btree ("id") WHERE host_id is null;
--> statement-breakpoint
-- Reviewed: fast, or where the table is large made by hand before (docs/operations.md#migrations)
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX IF NOT EXISTS "safety_messages_created_idx" ON "safety_messages" USING btree ("created_at");
--> statement-breakpoint
-- Reviewed: fast, or where the table is large made by hand before (docs/operations.md#migrations)
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX IF NOT EXISTS "safety_days_day_idx" ON "safety_days" USING btree ("day");
--> statement-breakpoint
-- Reviewed: fast, or where the table is large made by hand before (docs/operations.md#migrations)
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX IF NOT EXISTS "safety_items_day_idx" ON "safety_items" USING btree ("day");
--> statement-breakpoint
-- Reviewed: fast, or where the table is large made by hand before (docs/operations.md#migrations)
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX IF NOT EXISTS "sanctions_created_idx" ON "sanctions" USING btree ("created_at");
--> statement-breakpoint
-- What staff did is written down, and kept for three years: earlier than that no row goes, and none is ever changed.
CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND OLD.created_at < now() - interval '3 years' THEN RETURN OLD; END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END $$;
--> statement-breakpoint
-- Of a member's gender and birth date the log holds only that they were changed: what they are goes with the member.
CREATE FUNCTION without_personal_facts(facts jsonb, is_after boolean) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT nullif(facts - '{gender,birthDate}'::text[]
    || CASE WHEN is_after AND facts ? 'gender' THEN '{"genderChanged": true}'::jsonb ELSE '{}'::jsonb END
    || CASE WHEN is_after AND facts ? 'birthDate' THEN '{"birthDateChanged": true}'::jsonb ELSE '{}'::jsonb END, '{}'::jsonb)
$$;
--> statement-breakpoint
-- Also of what the version before writes while it runs beside this one.
CREATE FUNCTION keep_personal_facts_out() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.before := without_personal_facts(NEW.before, false);
  NEW.after := without_personal_facts(NEW.after, true);
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_log_without_facts BEFORE INSERT ON audit_log
  FOR EACH ROW WHEN (NEW.action = 'MEMBER_UPDATE') EXECUTE FUNCTION keep_personal_facts_out();
--> statement-breakpoint
-- The one time that rows of the log are rewritten: the trigger that refuses it stands aside for this statement, in this transaction.
ALTER TABLE audit_log DISABLE TRIGGER audit_log_append_only;
--> statement-breakpoint
UPDATE audit_log SET before = without_personal_facts(before, false), after = without_personal_facts(after, true)
  WHERE action = 'MEMBER_UPDATE' AND (before ?| '{gender,birthDate}' OR after ?| '{gender,birthDate}');
--> statement-breakpoint
ALTER TABLE audit_log ENABLE TRIGGER audit_log_append_only;
