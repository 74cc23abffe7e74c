CREATE TABLE "mail_refusals" (
	"address_hash" text PRIMARY KEY NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "nickname_fold" text;--> statement-breakpoint
-- Nothing stands in it yet: servers fill it in, a few hundred members at a time.
-- Reviewed: one pass over the members, who are written seldom, with nothing to sort
-- squawk-ignore require-concurrent-index-creation
CREATE UNIQUE INDEX "users_nickname_fold_unique" ON "users" USING btree ("nickname_fold");--> statement-breakpoint
-- Reviewed: one pass over the members in the order of their ids, who are written seldom
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX "users_unfolded_idx" ON "users" USING btree ("id") WHERE nickname_fold is null;
