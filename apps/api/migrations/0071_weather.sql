CREATE TABLE "weather_forecasts" (
	"nx" smallint NOT NULL,
	"ny" smallint NOT NULL,
	"announced_at" timestamp(3) with time zone NOT NULL,
	"fetched_at" timestamp(3) with time zone NOT NULL,
	"hours" jsonb NOT NULL,
	CONSTRAINT "weather_forecasts_nx_ny_pk" PRIMARY KEY("nx","ny"),
	CONSTRAINT "weather_forecasts_cell" CHECK ("weather_forecasts"."nx" between 40 and 66 and "weather_forecasts"."ny" between 26 and 52),
	CONSTRAINT "weather_forecasts_hours" CHECK (jsonb_array_length("weather_forecasts"."hours") between 24 and 120)
);
--> statement-breakpoint
CREATE TABLE "weather_runs" (
	"id" text PRIMARY KEY NOT NULL,
	"due_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"succeeded_at" timestamp(3) with time zone,
	"problem" text,
	CONSTRAINT "weather_runs_id" CHECK ("weather_runs"."id" in ('FORECAST', 'WARNINGS')),
	CONSTRAINT "weather_runs_attempts" CHECK ("weather_runs"."attempts" between 0 and 1000)
);
--> statement-breakpoint
CREATE TABLE "weather_usage" (
	"day" date NOT NULL,
	"weather_set" text NOT NULL,
	"calls" integer NOT NULL,
	CONSTRAINT "weather_usage_day_weather_set_pk" PRIMARY KEY("day","weather_set"),
	CONSTRAINT "weather_usage_set" CHECK ("weather_usage"."weather_set" in ('FORECAST', 'WARNINGS')),
	CONSTRAINT "weather_usage_calls" CHECK ("weather_usage"."calls" between 1 and case "weather_usage"."weather_set" when 'FORECAST' then 510 else 290 end)
);
--> statement-breakpoint
CREATE TABLE "weather_warnings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "weather_warnings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"level" text NOT NULL,
	"zones" text[] NOT NULL,
	"announced_at" timestamp(3) with time zone NOT NULL,
	"lifted_at" timestamp(3) with time zone,
	CONSTRAINT "weather_warnings_kind" CHECK ("weather_warnings"."kind" in ('STRONG_WIND', 'HEAVY_RAIN', 'HEAVY_SNOW', 'HIGH_WAVES', 'TYPHOON', 'STORM_SURGE', 'COLD_WAVE', 'HEAT_WAVE', 'DRY_AIR', 'YELLOW_DUST')),
	CONSTRAINT "weather_warnings_level" CHECK ("weather_warnings"."level" in ('ADVISORY', 'WARNING')),
	CONSTRAINT "weather_warnings_zones" CHECK (cardinality("weather_warnings"."zones") > 0 and "weather_warnings"."zones" <@ array['MOUNTAIN', 'NORTH', 'EAST', 'SOUTH', 'WEST', 'NORTH_HILLS', 'SOUTH_HILLS', 'CHUJA', 'SEA_NORTH', 'SEA_EAST', 'SEA_SOUTH', 'SEA_WEST']::text[])
);
--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_resource";--> statement-breakpoint
CREATE INDEX "weather_forecasts_fetched_idx" ON "weather_forecasts" USING btree ("fetched_at");--> statement-breakpoint
CREATE INDEX "weather_runs_due_idx" ON "weather_runs" USING btree ("due_at");--> statement-breakpoint
CREATE UNIQUE INDEX "weather_warnings_in_force" ON "weather_warnings" USING btree ("kind","level") WHERE lifted_at is null;--> statement-breakpoint
CREATE INDEX "weather_warnings_lifted_idx" ON "weather_warnings" USING btree ("lifted_at");--> statement-breakpoint
-- Reviewed: made by hand before where there are very many plans (docs/operations.md); a plan is written in a second even then.
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX IF NOT EXISTS "plans_days_idx" ON "plans" USING btree ("end_date","start_date");--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_resource" CHECK ("notifications"."resource_type" in ('POST', 'ROOM', 'REPORT', 'INQUIRY', 'CHECKIN', 'ALERT', 'CONTACT', 'NOTICE', 'REVIEW', 'STAY', 'WORDS', 'PLAN', 'NONE')) NOT VALID;