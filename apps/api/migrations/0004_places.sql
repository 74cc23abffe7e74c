CREATE TABLE "inquiries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "inquiries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer,
	"category" text NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"status" text DEFAULT 'PENDING' NOT NULL,
	"place_id" integer,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "inquiries_category" CHECK ("inquiries"."category" in ('GENERAL', 'TECHNICAL', 'ACCOUNT', 'PAYMENT', 'REPORT', 'SUGGESTION', 'COMPLAINT', 'OTHER')),
	CONSTRAINT "inquiries_status" CHECK ("inquiries"."status" in ('PENDING', 'IN_PROGRESS', 'REPLIED', 'CLOSED')),
	CONSTRAINT "inquiries_title" CHECK (char_length("inquiries"."title") between 1 and 200),
	CONSTRAINT "inquiries_content" CHECK (char_length("inquiries"."content") between 1 and 5000)
);
--> statement-breakpoint
CREATE TABLE "place_counts" (
	"region" text NOT NULL,
	"content_type_id" smallint NOT NULL,
	"difficulty" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "place_counts_region_content_type_id_difficulty_pk" PRIMARY KEY("region","content_type_id","difficulty")
);
--> statement-breakpoint
CREATE TABLE "saved_places" (
	"user_id" integer NOT NULL,
	"content_id" integer NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_places_user_id_content_id_pk" PRIMARY KEY("user_id","content_id")
);
--> statement-breakpoint
CREATE TABLE "tourapi_steps" (
	"step" text PRIMARY KEY NOT NULL,
	"next_page" integer NOT NULL,
	"watermark" text,
	"finished_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "tourapi_usage" (
	"day" date PRIMARY KEY NOT NULL,
	"calls" integer NOT NULL,
	CONSTRAINT "tourapi_usage_calls" CHECK ("tourapi_usage"."calls" >= 0)
);
--> statement-breakpoint
DROP INDEX "places_search_idx";--> statement-breakpoint
DROP INDEX "places_score_idx";--> statement-breakpoint
DROP INDEX "places_filter_idx";--> statement-breakpoint
DROP INDEX "places_type_idx";--> statement-breakpoint
DROP INDEX "places_reviews_idx";--> statement-breakpoint
DROP INDEX "places_rating_idx";--> statement-breakpoint
ALTER TABLE "places" drop column "search_text";--> statement-breakpoint
ALTER TABLE "places" ADD COLUMN "search_text" text GENERATED ALWAYS AS (search_key(title) || ' ' || search_key(replace(addr1, '제주특별자치도', '')) || ' ' || place_words(content_type_id, region) || ' ' || lower(keywords)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "place_photos" ADD COLUMN "copyright_type" text;--> statement-breakpoint
ALTER TABLE "places" ADD COLUMN "period" text;--> statement-breakpoint
ALTER TABLE "places" ADD COLUMN "event_start" date;--> statement-breakpoint
ALTER TABLE "places" ADD COLUMN "event_end" date;--> statement-breakpoint
ALTER TABLE "places" ADD COLUMN "months" smallint[];--> statement-breakpoint
ALTER TABLE "places" ADD COLUMN "indoor" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "places" ADD COLUMN "copyright_type" text;--> statement-breakpoint
ALTER TABLE "places" ADD COLUMN "title_key" text GENERATED ALWAYS AS (search_key(title)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "places" ADD COLUMN "title_grams" text[] GENERATED ALWAYS AS (text_grams('^' || search_key(title) || '$ ^' || hangul_initials(search_key(title)) || '$')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "places" ADD COLUMN "search_grams" text[] GENERATED ALWAYS AS (text_grams(search_key(title) || ' ' || search_key(replace(addr1, '제주특별자치도', '')) || ' ' || place_words(content_type_id, region) || ' ' || lower(keywords))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "places" ADD COLUMN "is_withdrawn" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "places" ADD COLUMN "imported_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "places" ADD COLUMN "detail_imported_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "places" ADD COLUMN "source_modified" text;--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_place_id_places_content_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."places"("content_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_places" ADD CONSTRAINT "saved_places_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_places" ADD CONSTRAINT "saved_places_content_id_places_content_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."places"("content_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "inquiries_user_idx" ON "inquiries" USING btree ("user_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "inquiries_place_idx" ON "inquiries" USING btree ("place_id");--> statement-breakpoint
CREATE INDEX "saved_places_recent_idx" ON "saved_places" USING btree ("user_id","created_at" DESC NULLS LAST,"content_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "saved_places_place_idx" ON "saved_places" USING btree ("content_id");--> statement-breakpoint
CREATE UNIQUE INDEX "place_photos_url_unique" ON "place_photos" USING btree ("content_id","url");--> statement-breakpoint
CREATE INDEX "places_score_idx" ON "places" USING btree ("score" DESC NULLS FIRST,"content_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "places_filter_idx" ON "places" USING btree ("region","content_type_id","score" DESC NULLS FIRST,"content_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "places_type_idx" ON "places" USING btree ("content_type_id","score" DESC NULLS FIRST,"content_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "places_difficulty_idx" ON "places" USING btree ("difficulty","score" DESC NULLS FIRST,"content_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "places_reviews_idx" ON "places" USING btree ("review_count" DESC NULLS FIRST,"content_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "places_rating_idx" ON "places" USING btree (coalesce("rating", 0) desc,"content_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "places_location_jeju_si_idx" ON "places" USING gist ("location") WHERE region = 'JEJU_SI';--> statement-breakpoint
CREATE INDEX "places_location_seogwipo_si_idx" ON "places" USING gist ("location") WHERE region = 'SEOGWIPO_SI';--> statement-breakpoint
CREATE INDEX "places_location_bukjeju_gun_idx" ON "places" USING gist ("location") WHERE region = 'BUKJEJU_GUN';--> statement-breakpoint
CREATE INDEX "places_location_namjeju_gun_idx" ON "places" USING gist ("location") WHERE region = 'NAMJEJU_GUN';--> statement-breakpoint
CREATE INDEX "places_box_idx" ON "places" USING btree ("lat","lng");--> statement-breakpoint
CREATE INDEX "places_title_grams_idx" ON "places" USING gin ("title_grams");--> statement-breakpoint
CREATE INDEX "places_search_grams_idx" ON "places" USING gin ("search_grams");--> statement-breakpoint
CREATE INDEX "places_import_idx" ON "places" USING btree ("detail_imported_at" NULLS FIRST,"content_id");--> statement-breakpoint
ALTER TABLE "place_photos" ADD CONSTRAINT "place_photos_copyright_type" CHECK ("place_photos"."copyright_type" in ('TYPE1', 'TYPE3'));--> statement-breakpoint
ALTER TABLE "places" ADD CONSTRAINT "places_months" CHECK ("places"."months" <@ array[1,2,3,4,5,6,7,8,9,10,11,12]::smallint[]);--> statement-breakpoint
ALTER TABLE "places" ADD CONSTRAINT "places_event" CHECK ("places"."event_start" <= "places"."event_end");--> statement-breakpoint
ALTER TABLE "places" ADD CONSTRAINT "places_copyright_type" CHECK ("places"."copyright_type" in ('TYPE1', 'TYPE3'));