ALTER TABLE "attendances" ADD COLUMN "gender_restriction" text DEFAULT 'MIXED' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "languages" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "attendances" ADD CONSTRAINT "attendances_gender" CHECK ("attendances"."gender_restriction" in ('MIXED', 'MALE', 'FEMALE')) NOT VALID;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_languages" CHECK ("users"."languages" <@ array['ko', 'en', 'ja', 'zh'] and cardinality("users"."languages") <= 4) NOT VALID;