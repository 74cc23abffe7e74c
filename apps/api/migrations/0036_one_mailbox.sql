ALTER TABLE "users" ADD COLUMN "mailbox" text;--> statement-breakpoint
-- Nothing stands in it yet: servers fill it in, a few hundred members at a time.
-- Reviewed: one pass over the members, who are written seldom, with nothing to sort
-- squawk-ignore require-concurrent-index-creation
CREATE UNIQUE INDEX "users_mailbox_unique" ON "users" USING btree ("mailbox");--> statement-breakpoint
-- Reviewed: one pass over the members in the order of their ids, who are written seldom
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX "users_without_mailbox_idx" ON "users" USING btree ("id") WHERE mailbox is null;