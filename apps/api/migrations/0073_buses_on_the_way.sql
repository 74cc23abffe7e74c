ALTER TABLE "notifications" DROP CONSTRAINT "notifications_resource";--> statement-breakpoint
-- Reviewed: made by hand before on a large installation; a plan is written a few times a day.
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX IF NOT EXISTS "plans_by_bus_idx" ON "plans" USING btree ("start_date") WHERE transport_type in ('BUS', 'TRAIN');--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_resource" CHECK ("notifications"."resource_type" in ('POST', 'ROOM', 'REPORT', 'INQUIRY', 'CHECKIN', 'ALERT', 'CONTACT', 'NOTICE', 'REVIEW', 'STAY', 'WORDS', 'PLAN', 'NONE')) NOT VALID;