-- Whoever asks for a code meanwhile is not kept waiting: only the rows that were there before 0026 are read.
ALTER TABLE "email_codes" VALIDATE CONSTRAINT "email_codes_purpose";--> statement-breakpoint
ALTER TABLE "verification_tickets" VALIDATE CONSTRAINT "verification_tickets_purpose";
