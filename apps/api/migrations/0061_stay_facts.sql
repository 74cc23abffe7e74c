CREATE TABLE "stay_facts" (
	"content_id" bigint NOT NULL,
	"fact" text NOT NULL,
	"value" jsonb NOT NULL,
	"source_name" text NOT NULL,
	"source_url" text NOT NULL,
	"checked_on" date NOT NULL,
	"strength" text GENERATED ALWAYS AS (case when fact in ('OWN_LOCK', 'WOMEN_FLOOR') and value ->> 'has' = 'true' then fact when fact = 'DESK_HOURS' and value ->> 'from' = value ->> 'until' then 'DESK_ALL_DAY' end) STORED,
	CONSTRAINT "stay_facts_content_id_fact_pk" PRIMARY KEY("content_id","fact"),
	CONSTRAINT "stay_facts_fact" CHECK ("stay_facts"."fact" in ('SAFETY_CERTIFIED', 'OWN_LOCK', 'WOMEN_FLOOR', 'DESK_HOURS', 'LAST_STOP_WALK')),
	CONSTRAINT "stay_facts_value" CHECK (case "stay_facts"."fact" when 'SAFETY_CERTIFIED' then "stay_facts"."value" ->> 'until' ~ '^\d{4}-\d\d-\d\d$' when 'DESK_HOURS' then "stay_facts"."value" ->> 'from' ~ '^\d\d:\d\d$' and "stay_facts"."value" ->> 'until' ~ '^\d\d:\d\d$' when 'LAST_STOP_WALK' then "stay_facts"."value" ->> 'stop' <> '' and "stay_facts"."value" ->> 'minutes' ~ '^\d{1,3}$' else jsonb_typeof("stay_facts"."value" -> 'has') = 'boolean' end is true),
	CONSTRAINT "stay_facts_source" CHECK ("stay_facts"."source_url" like 'https://%' and char_length("stay_facts"."source_url") <= 500 and char_length("stay_facts"."source_name") between 1 and 100)
);
--> statement-breakpoint
ALTER TABLE "stay_facts" ADD CONSTRAINT "stay_facts_content_id_places_content_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."places"("content_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stay_facts_strength_idx" ON "stay_facts" USING btree ("strength","content_id") WHERE strength is not null;