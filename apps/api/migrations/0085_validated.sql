-- What 0071 and 0075 added to these tables without looking at the rows that were there.
ALTER TABLE "notifications" VALIDATE CONSTRAINT "notifications_resource";--> statement-breakpoint
ALTER TABLE "users" VALIDATE CONSTRAINT "users_facts_together";--> statement-breakpoint
ALTER TABLE "users" VALIDATE CONSTRAINT "users_answers_together";--> statement-breakpoint
ALTER TABLE "users" VALIDATE CONSTRAINT "users_gender";
