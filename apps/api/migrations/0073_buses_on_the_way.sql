-- Reviewed: made by hand before on a large installation; a plan is written a few times a day.
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX IF NOT EXISTS "plans_by_bus_idx" ON "plans" USING btree ("start_date") WHERE transport_type in ('BUS', 'TRAIN');
