ALTER TABLE "email_codes" ADD COLUMN "source" text;--> statement-breakpoint
ALTER TABLE "email_codes" ADD COLUMN "request_hash" text;
