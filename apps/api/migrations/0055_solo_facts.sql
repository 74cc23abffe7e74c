CREATE TABLE "hours_doubts" (
	"content_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"inquiry_id" bigint,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp(3) with time zone,
	CONSTRAINT "hours_doubts_content_id_user_id_pk" PRIMARY KEY("content_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "solo_fact_answers" (
	"user_id" bigint NOT NULL,
	"content_id" bigint NOT NULL,
	"fact" text NOT NULL,
	"answer" boolean NOT NULL,
	"review_id" bigint NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "solo_fact_answers_user_id_content_id_fact_pk" PRIMARY KEY("user_id","content_id","fact"),
	CONSTRAINT "solo_fact_answers_fact" CHECK ("solo_fact_answers"."fact" in ('SINGLE_PORTION', 'SOLO_SEAT', 'NO_STARES', 'LONG_QUEUE', 'FOREIGN_MENU', 'LIT_PATH'))
);
--> statement-breakpoint
CREATE TABLE "solo_facts" (
	"content_id" bigint NOT NULL,
	"fact" text NOT NULL,
	"yes" integer NOT NULL,
	"answers" integer NOT NULL,
	"newest" date NOT NULL,
	"yes_bound" double precision NOT NULL,
	"no_bound" double precision NOT NULL,
	"says" boolean GENERATED ALWAYS AS (case when answers < 3 then null when yes_bound > 0.5 then true when no_bound > 0.5 then false end) STORED,
	"counted_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "solo_facts_content_id_fact_pk" PRIMARY KEY("content_id","fact"),
	CONSTRAINT "solo_facts_fact" CHECK ("solo_facts"."fact" in ('SINGLE_PORTION', 'SOLO_SEAT', 'NO_STARES', 'LONG_QUEUE', 'FOREIGN_MENU', 'LIT_PATH')),
	CONSTRAINT "solo_facts_answers" CHECK ("solo_facts"."yes" between 0 and "solo_facts"."answers")
);
--> statement-breakpoint
ALTER TABLE "places" ADD COLUMN "hours_doubted_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "places" ADD COLUMN "hours_confirmed_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "places" ADD COLUMN "solo_strengths" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "places" ADD COLUMN "solo_ease" numeric(4, 2) DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "hours_doubts" ADD CONSTRAINT "hours_doubts_content_id_places_content_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."places"("content_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hours_doubts" ADD CONSTRAINT "hours_doubts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hours_doubts" ADD CONSTRAINT "hours_doubts_inquiry_id_inquiries_id_fk" FOREIGN KEY ("inquiry_id") REFERENCES "public"."inquiries"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "solo_fact_answers" ADD CONSTRAINT "solo_fact_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "solo_fact_answers" ADD CONSTRAINT "solo_fact_answers_content_id_places_content_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."places"("content_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "solo_fact_answers" ADD CONSTRAINT "solo_fact_answers_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "solo_facts" ADD CONSTRAINT "solo_facts_content_id_places_content_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."places"("content_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hours_doubts_user_idx" ON "hours_doubts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "hours_doubts_inquiry_idx" ON "hours_doubts" USING btree ("inquiry_id");--> statement-breakpoint
CREATE INDEX "hours_doubts_created_idx" ON "hours_doubts" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "solo_fact_answers_place_idx" ON "solo_fact_answers" USING btree ("content_id");--> statement-breakpoint
CREATE INDEX "solo_fact_answers_review_idx" ON "solo_fact_answers" USING btree ("review_id");--> statement-breakpoint
CREATE INDEX "solo_facts_counted_idx" ON "solo_facts" USING btree ("counted_at");--> statement-breakpoint

-- Reviewed: a console has some thousands of them, and an inquiry can wait a second.
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX "inquiries_waiting_idx" ON "inquiries" USING btree ("status",("priority" <> 'URGENT'),"created_at","id");--> statement-breakpoint

-- Reviewed: the island has some thousands of places.
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX "places_solo_idx" ON "places" USING btree (("solo_ease" * 10000 + "score") desc,"content_id" DESC NULLS FIRST);--> statement-breakpoint

-- Reviewed: the island has some thousands of places.
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX "places_strengths_idx" ON "places" USING gin ("solo_strengths") WITH (fastupdate=false);--> statement-breakpoint
-- The lower bound of Wilson's interval for the share of hits, with z = 1.645: the share is above it in 95 of 100 cases. Weights may
-- take the place of counts. E. B. Wilson, "Probable inference, the law of succession, and statistical inference", Journal of the
-- American Statistical Association 22 (1927), 209-212; the one-sided form as Brown, Cai and DasGupta give it, Statistical Science
-- 16 (2001), 101-133.
CREATE FUNCTION wilson_bound(hits double precision, misses double precision) RETURNS double precision LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN hits + misses <= 0 THEN 0 ELSE
    (hits + 1.645 ^ 2 / 2 - 1.645 * sqrt(hits * misses / (hits + misses) + 1.645 ^ 2 / 4)) / (hits + misses + 1.645 ^ 2) END
$$;
--> statement-breakpoint
-- Counts the answers about a place. An answer weighs half as much for each year since the visit it is about, and the answers
-- about one day's visits weigh no more than two together: whoever can prove many visits of one day alone decides nothing.
-- Answers of suspended members, and on the evidence of hidden reviews, wait. The place is locked first: each statement after that
-- sees the answers of all who held the lock before.
CREATE FUNCTION count_solo_facts(place bigint, at timestamp with time zone) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM places WHERE content_id = place FOR NO KEY UPDATE;
  DELETE FROM solo_facts f WHERE f.content_id = place
    AND NOT EXISTS (SELECT FROM solo_fact_answers a WHERE a.content_id = place AND a.fact = f.fact);
  INSERT INTO solo_facts (content_id, fact, yes, answers, newest, yes_bound, no_bound, counted_at)
  SELECT place, fact, count(*) FILTER (WHERE counts AND answer), count(*) FILTER (WHERE counts),
    coalesce(max(visit_date) FILTER (WHERE counts), max(visit_date)),
    wilson_bound(coalesce(sum(weight) FILTER (WHERE answer), 0), coalesce(sum(weight) FILTER (WHERE NOT answer), 0)),
    wilson_bound(coalesce(sum(weight) FILTER (WHERE NOT answer), 0), coalesce(sum(weight) FILTER (WHERE answer), 0)),
    at
  FROM (
    SELECT fact, answer, visit_date, counts, CASE WHEN counts THEN
      0.5 ^ (greatest((at AT TIME ZONE 'Asia/Seoul')::date - visit_date, 0) / 365.0)::double precision
        * least(1, 2.0 / count(*) FILTER (WHERE counts) OVER (PARTITION BY fact, visit_date)) ELSE 0 END AS weight
    FROM (
      SELECT a.fact, a.answer, r.visit_date,
        r.hidden_at IS NULL AND (u.suspended_until IS NULL OR u.suspended_until <= at) AS counts
      FROM solo_fact_answers a JOIN reviews r ON r.id = a.review_id JOIN users u ON u.id = a.user_id
      WHERE a.content_id = place
    ) answers
  ) weighed
  GROUP BY fact
  ON CONFLICT (content_id, fact) DO UPDATE SET yes = excluded.yes, answers = excluded.answers, newest = excluded.newest,
    yes_bound = excluded.yes_bound, no_bound = excluded.no_bound, counted_at = excluded.counted_at;
  UPDATE places SET solo_strengths = said.strengths, solo_ease = said.ease
  FROM (
    SELECT coalesce(array_agg(fact ORDER BY fact) FILTER (WHERE says = (fact <> 'LONG_QUEUE')), '{}') AS strengths,
      coalesce(round(sum(CASE WHEN says THEN yes_bound ELSE no_bound END
        * CASE WHEN says = (fact <> 'LONG_QUEUE') THEN 1 ELSE -1 END) FILTER (WHERE says IS NOT NULL)::numeric, 2), 0) AS ease
    FROM solo_facts WHERE content_id = place
  ) said
  WHERE content_id = place AND (solo_strengths, solo_ease) IS DISTINCT FROM (said.strengths, said.ease);
END $$;
--> statement-breakpoint
CREATE FUNCTION solo_fact_answer_proven() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (
    SELECT FROM reviews WHERE id = NEW.review_id AND user_id = NEW.user_id AND content_id = NEW.content_id AND receipt_verified
  ) THEN
    RAISE EXCEPTION 'the answer lacks a proven visit' USING ERRCODE = 'check_violation', CONSTRAINT = 'solo_fact_answers_proven';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER solo_fact_answers_proven BEFORE INSERT OR UPDATE ON solo_fact_answers
  FOR EACH ROW EXECUTE FUNCTION solo_fact_answer_proven();
--> statement-breakpoint
-- Places are locked in the order in which others lock several.
CREATE FUNCTION on_solo_fact_answers_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  place bigint;
BEGIN
  FOR place IN SELECT DISTINCT content_id FROM changed ORDER BY content_id LOOP
    PERFORM count_solo_facts(place, now());
  END LOOP;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER solo_fact_answers_insert AFTER INSERT ON solo_fact_answers
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION on_solo_fact_answers_change();
--> statement-breakpoint
CREATE TRIGGER solo_fact_answers_update AFTER UPDATE ON solo_fact_answers
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION on_solo_fact_answers_change();
--> statement-breakpoint
CREATE TRIGGER solo_fact_answers_delete AFTER DELETE ON solo_fact_answers
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION on_solo_fact_answers_change();
--> statement-breakpoint
CREATE FUNCTION on_evidence_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM solo_fact_answers WHERE review_id = NEW.id) THEN PERFORM count_solo_facts(NEW.content_id, now()); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER reviews_evidence AFTER UPDATE OF hidden_at ON reviews
  FOR EACH ROW WHEN ((OLD.hidden_at IS NULL) <> (NEW.hidden_at IS NULL)) EXECUTE FUNCTION on_evidence_change();
--> statement-breakpoint
CREATE FUNCTION on_suspension_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  place bigint;
BEGIN
  FOR place IN SELECT DISTINCT content_id FROM solo_fact_answers WHERE user_id = NEW.id ORDER BY content_id LOOP
    PERFORM count_solo_facts(place, now());
  END LOOP;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_suspension AFTER UPDATE OF suspended_until ON users
  FOR EACH ROW WHEN (OLD.suspended_until IS DISTINCT FROM NEW.suspended_until) EXECUTE FUNCTION on_suspension_change();
--> statement-breakpoint
-- Other hours are no longer those that were doubted, whoever has changed them.
CREATE FUNCTION end_hours_doubts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM hours_doubts WHERE content_id = NEW.content_id;
  NEW.hours_doubted_at := NULL;
  NEW.hours_confirmed_at := NULL;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER places_end_hours_doubts BEFORE UPDATE OF open_time, rest_date ON places
  FOR EACH ROW WHEN ((OLD.open_time, OLD.rest_date) IS DISTINCT FROM (NEW.open_time, NEW.rest_date))
  EXECUTE FUNCTION end_hours_doubts();
--> statement-breakpoint
-- Staff who have answered or closed a note have decided on it: its writer does not count again.
CREATE FUNCTION settle_hours_doubt() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE hours_doubts SET settled_at = now() WHERE inquiry_id = NEW.id AND settled_at IS NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER inquiries_settle_hours_doubt AFTER UPDATE OF status ON inquiries
  FOR EACH ROW WHEN (NEW.place_id IS NOT NULL AND NEW.status IN ('REPLIED', 'CLOSED')) EXECUTE FUNCTION settle_hours_doubt();
