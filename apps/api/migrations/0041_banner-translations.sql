ALTER TABLE "banners" ADD COLUMN "translations" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
-- Reviewed: there are 20 banners at most, so the scan takes no time.
-- squawk-ignore constraint-missing-not-valid
ALTER TABLE "banners" ADD CONSTRAINT "banners_translations" CHECK (jsonb_typeof("banners"."translations") = 'object' and "banners"."translations" - '{en,ja,zh}'::text[] = '{}'::jsonb);