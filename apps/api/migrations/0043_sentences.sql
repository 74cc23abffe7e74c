ALTER TABLE "messages" ADD COLUMN "code" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "args" jsonb;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "code" text;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "args" jsonb;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_sentence" CHECK (num_nulls("messages"."code", "messages"."args") in (0, 2) and ("messages"."code" is null or "messages"."type" <> 'TALK')) NOT VALID;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_sentence" CHECK (num_nulls("notifications"."code", "notifications"."args") in (0, 2)) NOT VALID;