CREATE TABLE "plan_spots" (
	"plan_id" integer NOT NULL,
	"spot_id" text NOT NULL,
	"day_index" smallint NOT NULL,
	"position" smallint NOT NULL,
	"content_id" integer,
	"title" text NOT NULL,
	"memo" text DEFAULT '' NOT NULL,
	"start_minute" smallint,
	"end_minute" smallint,
	"reasons" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"reason_text" text,
	CONSTRAINT "plan_spots_plan_id_spot_id_pk" PRIMARY KEY("plan_id","spot_id"),
	CONSTRAINT "plan_spots_id" CHECK ("plan_spots"."spot_id" ~ '^[A-Za-z0-9_-]{1,64}$'),
	CONSTRAINT "plan_spots_day" CHECK ("plan_spots"."day_index" between 0 and 13),
	CONSTRAINT "plan_spots_position" CHECK ("plan_spots"."position" >= 0),
	CONSTRAINT "plan_spots_title_length" CHECK (char_length("plan_spots"."title") between 1 and 100),
	CONSTRAINT "plan_spots_memo_length" CHECK (char_length("plan_spots"."memo") <= 300),
	CONSTRAINT "plan_spots_minutes" CHECK ("plan_spots"."start_minute" between 0 and 1439 and "plan_spots"."end_minute" between 0 and 1439)
);
--> statement-breakpoint
CREATE TABLE "plans" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "plans_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"title" text NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date NOT NULL,
	"transport_type" text NOT NULL,
	"method" text NOT NULL,
	"pace" text NOT NULL,
	"interests" text[] DEFAULT '{}' NOT NULL,
	"start_hub" text,
	"start_content_id" integer,
	"end_hub" text,
	"end_content_id" integer,
	"stay_hub" text,
	"stay_content_id" integer,
	"start_minute" smallint,
	"end_minute" smallint,
	"left_out" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"notes" text[] DEFAULT '{}' NOT NULL,
	"share_token" text,
	"shares_memos" boolean DEFAULT false NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "plans_title_length" CHECK (char_length("plans"."title") between 1 and 40),
	CONSTRAINT "plans_dates" CHECK ("plans"."end_date" - "plans"."start_date" between 0 and 13),
	CONSTRAINT "plans_transport_type" CHECK ("plans"."transport_type" in ('WALK', 'CAR', 'BUS', 'TAXI', 'TRAIN', 'BICYCLE')),
	CONSTRAINT "plans_method" CHECK ("plans"."method" in ('AI', 'MANUAL')),
	CONSTRAINT "plans_pace" CHECK ("plans"."pace" in ('RELAXED', 'NORMAL', 'PACKED')),
	CONSTRAINT "plans_start" CHECK (num_nonnulls("plans"."start_hub", "plans"."start_content_id") <= 1),
	CONSTRAINT "plans_end" CHECK (num_nonnulls("plans"."end_hub", "plans"."end_content_id") <= 1),
	CONSTRAINT "plans_stay" CHECK (num_nonnulls("plans"."stay_hub", "plans"."stay_content_id") <= 1),
	CONSTRAINT "plans_start_hub" CHECK ("plans"."start_hub" in ('AIRPORT', 'JEJU_PORT')),
	CONSTRAINT "plans_end_hub" CHECK ("plans"."end_hub" in ('AIRPORT', 'JEJU_PORT')),
	CONSTRAINT "plans_stay_hub" CHECK ("plans"."stay_hub" in ('AIRPORT', 'JEJU_PORT')),
	CONSTRAINT "plans_minutes" CHECK ("plans"."start_minute" between 0 and 1439 and "plans"."end_minute" between 0 and 1439),
	CONSTRAINT "plans_share_token" CHECK ("plans"."share_token" ~ '^[A-Za-z0-9_-]{22}$')
);
--> statement-breakpoint
ALTER TABLE "plan_spots" ADD CONSTRAINT "plan_spots_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_spots" ADD CONSTRAINT "plan_spots_content_id_places_content_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."places"("content_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plans" ADD CONSTRAINT "plans_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plans" ADD CONSTRAINT "plans_start_content_id_places_content_id_fk" FOREIGN KEY ("start_content_id") REFERENCES "public"."places"("content_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plans" ADD CONSTRAINT "plans_end_content_id_places_content_id_fk" FOREIGN KEY ("end_content_id") REFERENCES "public"."places"("content_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plans" ADD CONSTRAINT "plans_stay_content_id_places_content_id_fk" FOREIGN KEY ("stay_content_id") REFERENCES "public"."places"("content_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "plan_spots_position_unique" ON "plan_spots" USING btree ("plan_id","day_index","position");--> statement-breakpoint
CREATE INDEX "plan_spots_place_idx" ON "plan_spots" USING btree ("content_id");--> statement-breakpoint
CREATE INDEX "plans_user_idx" ON "plans" USING btree ("user_id","start_date" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "plans_made_idx" ON "plans" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "plans_share_token_unique" ON "plans" USING btree ("share_token");--> statement-breakpoint
CREATE INDEX "plans_start_place_idx" ON "plans" USING btree ("start_content_id");--> statement-breakpoint
CREATE INDEX "plans_end_place_idx" ON "plans" USING btree ("end_content_id");--> statement-breakpoint
CREATE INDEX "plans_stay_place_idx" ON "plans" USING btree ("stay_content_id");