CREATE TABLE "help_imports" (
	"id" text PRIMARY KEY NOT NULL,
	"due_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"succeeded_at" timestamp(3) with time zone,
	"rows" integer,
	"problem" text,
	CONSTRAINT "help_imports_attempts" CHECK ("help_imports"."attempts" between 0 and 1000)
);
--> statement-breakpoint
CREATE TABLE "help_points" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "help_points_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"data_set" text NOT NULL,
	"source_key" text NOT NULL,
	"name" text NOT NULL,
	"address" text,
	"phone" text,
	"lat" double precision NOT NULL,
	"lng" double precision NOT NULL,
	"is_rough" boolean DEFAULT false NOT NULL,
	"location" "point" GENERATED ALWAYS AS (point(lng * 0.8348, lat)) STORED NOT NULL,
	"spot" text,
	"hours" jsonb,
	"source_name" text NOT NULL,
	"source_url" text NOT NULL,
	"data_date" date NOT NULL,
	CONSTRAINT "help_points_kind" CHECK ("help_points"."kind" in ('EMERGENCY_ROOM', 'PHARMACY', 'POLICE', 'EMERGENCY_BELL', 'AED', 'LIFEBUOY', 'TOILET', 'TOURIST_INFO', 'LOCKER', 'SHOP_24H')),
	CONSTRAINT "help_points_lat" CHECK ("help_points"."lat" between 32.9 and 34.1),
	CONSTRAINT "help_points_lng" CHECK ("help_points"."lng" between 125.9 and 127.1),
	CONSTRAINT "help_points_phone" CHECK ("help_points"."phone" ~ '^[0-9]{2,4}(-[0-9]{3,4}){0,2}$'),
	CONSTRAINT "help_points_hours" CHECK (jsonb_array_length("help_points"."hours") = 8),
	CONSTRAINT "help_points_texts" CHECK (char_length("help_points"."name") between 1 and 100 and char_length("help_points"."address") <= 200 and char_length("help_points"."spot") <= 200),
	CONSTRAINT "help_points_said_by" CHECK ("help_points"."source_url" like 'https://%' and char_length("help_points"."source_url") <= 500 and char_length("help_points"."source_name") between 1 and 100)
);
--> statement-breakpoint
CREATE INDEX "help_imports_due_idx" ON "help_imports" USING btree ("due_at");--> statement-breakpoint
CREATE UNIQUE INDEX "help_points_source" ON "help_points" USING btree ("data_set","source_key");--> statement-breakpoint
CREATE INDEX "help_points_emergency_room_idx" ON "help_points" USING gist ("location") WHERE kind = 'EMERGENCY_ROOM';--> statement-breakpoint
CREATE INDEX "help_points_pharmacy_idx" ON "help_points" USING gist ("location") WHERE kind = 'PHARMACY';--> statement-breakpoint
CREATE INDEX "help_points_police_idx" ON "help_points" USING gist ("location") WHERE kind = 'POLICE';--> statement-breakpoint
CREATE INDEX "help_points_emergency_bell_idx" ON "help_points" USING gist ("location") WHERE kind = 'EMERGENCY_BELL';--> statement-breakpoint
CREATE INDEX "help_points_aed_idx" ON "help_points" USING gist ("location") WHERE kind = 'AED';--> statement-breakpoint
CREATE INDEX "help_points_lifebuoy_idx" ON "help_points" USING gist ("location") WHERE kind = 'LIFEBUOY';--> statement-breakpoint
CREATE INDEX "help_points_toilet_idx" ON "help_points" USING gist ("location") WHERE kind = 'TOILET';--> statement-breakpoint
CREATE INDEX "help_points_tourist_info_idx" ON "help_points" USING gist ("location") WHERE kind = 'TOURIST_INFO';--> statement-breakpoint
CREATE INDEX "help_points_locker_idx" ON "help_points" USING gist ("location") WHERE kind = 'LOCKER';--> statement-breakpoint
CREATE INDEX "help_points_shop_24h_idx" ON "help_points" USING gist ("location") WHERE kind = 'SHOP_24H';