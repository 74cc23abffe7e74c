CREATE TABLE "transit_lines" (
	"timetable_id" bigint NOT NULL,
	"key" text NOT NULL,
	"number" text NOT NULL,
	"headsign" text NOT NULL,
	"stops" text[] NOT NULL,
	"services" jsonb NOT NULL,
	"source_name" text NOT NULL,
	"source_url" text NOT NULL,
	"checked_on" date NOT NULL,
	CONSTRAINT "transit_lines_timetable_id_key_pk" PRIMARY KEY("timetable_id","key"),
	CONSTRAINT "transit_lines_texts" CHECK (char_length("transit_lines"."key") between 1 and 30 and char_length("transit_lines"."number") between 1 and 20 and char_length("transit_lines"."headsign") between 1 and 60),
	CONSTRAINT "transit_lines_stops" CHECK (cardinality("transit_lines"."stops") between 2 and 400),
	CONSTRAINT "transit_lines_services" CHECK (jsonb_typeof("transit_lines"."services") = 'array' and jsonb_array_length("transit_lines"."services") <= 40),
	CONSTRAINT "transit_lines_said_by" CHECK ("transit_lines"."source_url" like 'https://%' and char_length("transit_lines"."source_url") <= 500 and char_length("transit_lines"."source_name") between 1 and 100)
);
--> statement-breakpoint
CREATE TABLE "transit_stops" (
	"timetable_id" bigint NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"lat" double precision NOT NULL,
	"lng" double precision NOT NULL,
	CONSTRAINT "transit_stops_timetable_id_key_pk" PRIMARY KEY("timetable_id","key"),
	CONSTRAINT "transit_stops_texts" CHECK (char_length("transit_stops"."key") between 1 and 30 and char_length("transit_stops"."name") between 1 and 60),
	CONSTRAINT "transit_stops_at" CHECK ("transit_stops"."lat" between 32.9 and 34.1 and "transit_stops"."lng" between 125.9 and 127.1)
);
--> statement-breakpoint
CREATE TABLE "transit_timetables" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "transit_timetables_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"state" text DEFAULT 'PREPARED' NOT NULL,
	"origin" text NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"published_at" timestamp(3) with time zone,
	CONSTRAINT "transit_timetables_state" CHECK ("transit_timetables"."state" in ('PREPARED', 'PUBLISHED', 'RETIRED')),
	CONSTRAINT "transit_timetables_published_at" CHECK (("transit_timetables"."state" = 'PREPARED') = ("transit_timetables"."published_at" is null)),
	CONSTRAINT "transit_timetables_origin" CHECK (char_length("transit_timetables"."origin") between 1 and 200)
);
--> statement-breakpoint
ALTER TABLE "transit_lines" ADD CONSTRAINT "transit_lines_timetable_id_transit_timetables_id_fk" FOREIGN KEY ("timetable_id") REFERENCES "public"."transit_timetables"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transit_stops" ADD CONSTRAINT "transit_stops_timetable_id_transit_timetables_id_fk" FOREIGN KEY ("timetable_id") REFERENCES "public"."transit_timetables"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "transit_timetables_published" ON "transit_timetables" USING btree ("state") WHERE "transit_timetables"."state" = 'PUBLISHED';--> statement-breakpoint
CREATE INDEX "transit_timetables_created_idx" ON "transit_timetables" USING btree ("created_at");--> statement-breakpoint
-- A timetable that was published says what it said: only one that is being prepared is filled in. Rows go with their timetable.
CREATE FUNCTION keep_timetable_rows() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  its_state text;
BEGIN
  SELECT t.state INTO its_state FROM transit_timetables t
  WHERE t.id = CASE TG_OP WHEN 'DELETE' THEN OLD.timetable_id ELSE NEW.timetable_id END;
  IF its_state <> 'PREPARED' THEN
    RAISE EXCEPTION 'a timetable that was published is kept as it is'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'transit_timetables_kept';
  END IF;
  RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
END $$;
--> statement-breakpoint
CREATE TRIGGER transit_stops_kept BEFORE INSERT OR UPDATE OR DELETE ON transit_stops
  FOR EACH ROW EXECUTE FUNCTION keep_timetable_rows();
--> statement-breakpoint
CREATE TRIGGER transit_lines_kept BEFORE INSERT OR UPDATE OR DELETE ON transit_lines
  FOR EACH ROW EXECUTE FUNCTION keep_timetable_rows();
--> statement-breakpoint
-- What is published can be read by a server without a doubt: each line calls at stops that are there, each bus has a profile, and
-- each profile a time and a spread for every stop.
CREATE FUNCTION judge_timetable() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF OLD.state = 'PUBLISHED' THEN
      RAISE EXCEPTION 'the published timetable is not removed'
        USING ERRCODE = 'check_violation', CONSTRAINT = 'transit_timetables_kept';
    END IF;
    RETURN OLD;
  END IF;
  IF TG_OP = 'INSERT' AND NEW.state <> 'PREPARED' OR TG_OP = 'UPDATE' AND OLD.state <> 'PREPARED' AND NEW.state = 'PREPARED' THEN
    RAISE EXCEPTION 'a timetable is prepared first, and once'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'transit_timetables_kept';
  END IF;
  IF NEW.state = 'PUBLISHED' AND (
    NOT EXISTS (SELECT FROM transit_lines l WHERE l.timetable_id = NEW.id)
    -- Not one by one: nothing is known yet of how many rows have just come.
    OR EXISTS (
      SELECT unnest(l.stops) FROM transit_lines l WHERE l.timetable_id = NEW.id
      EXCEPT SELECT s.key FROM transit_stops s WHERE s.timetable_id = NEW.id)
    OR EXISTS (
      SELECT FROM transit_lines l, jsonb_array_elements(l.services) AS service, jsonb_array_elements(service -> 'profiles') AS profile
      WHERE l.timetable_id = NEW.id
        AND (jsonb_array_length(profile -> 'offsets') = cardinality(l.stops)
          AND jsonb_array_length(profile -> 'spreads') = cardinality(l.stops)) IS NOT TRUE)
    OR EXISTS (
      SELECT FROM transit_lines l, jsonb_array_elements(l.services) AS service, jsonb_array_elements(service -> 'trips') AS trip
      WHERE l.timetable_id = NEW.id
        AND ((trip ->> 0)::integer BETWEEN 0 AND 1800
          AND (trip ->> 1)::integer BETWEEN 0 AND jsonb_array_length(service -> 'profiles') - 1) IS NOT TRUE)
  ) THEN
    RAISE EXCEPTION 'timetable % is not whole', NEW.id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'transit_timetables_whole';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER transit_timetables_judged BEFORE INSERT OR UPDATE OR DELETE ON transit_timetables
  FOR EACH ROW EXECUTE FUNCTION judge_timetable();
