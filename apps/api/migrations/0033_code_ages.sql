-- Reviewed: both tables hold a day
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX IF NOT EXISTS "email_codes_created_idx" ON "email_codes" USING btree ("created_at");
--> statement-breakpoint
-- Reviewed: both tables hold a day
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX IF NOT EXISTS "verification_tickets_created_idx" ON "verification_tickets" USING btree ("created_at");
