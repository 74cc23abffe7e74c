ALTER TABLE "email_codes" DROP CONSTRAINT "email_codes_purpose";--> statement-breakpoint
ALTER TABLE "verification_tickets" DROP CONSTRAINT "verification_tickets_purpose";--> statement-breakpoint
ALTER TABLE "email_codes" ADD COLUMN "source" text;--> statement-breakpoint
ALTER TABLE "email_codes" ADD COLUMN "request_hash" text;--> statement-breakpoint
ALTER TABLE "email_codes" ADD CONSTRAINT "email_codes_purpose" CHECK ("email_codes"."purpose" in ('SIGNUP', 'PASSWORD', 'CONFIRM'));--> statement-breakpoint
ALTER TABLE "verification_tickets" ADD CONSTRAINT "verification_tickets_purpose" CHECK ("verification_tickets"."purpose" in ('SIGNUP', 'PASSWORD', 'CONFIRM'));