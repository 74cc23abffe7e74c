-- Of a pair that proved it for two times of one room, as the meeting was moved between, the first proof is enough.
DELETE FROM "meeting_proofs" p USING "meeting_proofs" q
WHERE q.room_id = p.room_id AND q.meets_at < p.meets_at
  AND least(q.shown_by, q.typed_by) = least(p.shown_by, p.typed_by)
  AND greatest(q.shown_by, q.typed_by) = greatest(p.shown_by, p.typed_by);--> statement-breakpoint
DROP INDEX "meeting_proofs_pair_key";--> statement-breakpoint
-- Reviewed: a row for each pair that met by code within a year; there are few.
-- squawk-ignore require-concurrent-index-creation
CREATE UNIQUE INDEX "meeting_proofs_once_key" ON "meeting_proofs" USING btree ("room_id",least("shown_by", "typed_by"),greatest("shown_by", "typed_by"));--> statement-breakpoint
-- A number by chance, of 47 bits that no one can foresee and above all that were counted; the numbers of before stay. Between two rooms,
-- posts or meetings there may be some that do not exist for who reads the two.
CREATE FUNCTION scattered_id() RETURNS bigint LANGUAGE sql VOLATILE AS $$
  SELECT ('x' || translate(left(gen_random_uuid()::text, 13), '-', ''))::bit(48)::bigint | (1::bigint << 47)
$$;--> statement-breakpoint
ALTER TABLE "attendances" ALTER COLUMN "id" DROP IDENTITY;--> statement-breakpoint
ALTER TABLE "attendances" ALTER COLUMN "id" SET DEFAULT scattered_id();--> statement-breakpoint
ALTER TABLE "posts" ALTER COLUMN "id" DROP IDENTITY;--> statement-breakpoint
ALTER TABLE "posts" ALTER COLUMN "id" SET DEFAULT scattered_id();--> statement-breakpoint
ALTER TABLE "chat_rooms" ALTER COLUMN "id" DROP IDENTITY;--> statement-breakpoint
ALTER TABLE "chat_rooms" ALTER COLUMN "id" SET DEFAULT scattered_id();--> statement-breakpoint
-- Whether a member was inside with the one of `about` at an earlier meeting of the room. Two are judged by the first: a meeting that
-- the host moves after it, and that comes to pass again, is the same one to them.
CREATE FUNCTION met_before(about attendances, member bigint) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (
    SELECT FROM attendances a JOIN attendances mine ON mine.room_id = a.room_id AND mine.meets_at = a.meets_at
      AND mine.user_id = member AND mine.was_inside
    WHERE a.room_id = about.room_id AND a.meets_at < about.meets_at AND a.was_inside
      AND (a.user_id = about.user_id OR a.former_id = about.former_id))
$$;--> statement-breakpoint
-- As before, except that a removal takes no word away, and once for a room and a pair.
CREATE OR REPLACE FUNCTION attendance_claim_counts(about attendances, speaker bigint, at timestamptz) RETURNS boolean
LANGUAGE sql STABLE AS $$
  SELECT about.was_inside
    AND EXISTS (
      SELECT FROM attendances mine WHERE mine.room_id = about.room_id AND mine.meets_at = about.meets_at
      AND mine.user_id = speaker AND mine.was_inside AND mine.id <> about.id)
    AND NOT met_before(about, speaker)
    AND NOT EXISTS (SELECT FROM users u WHERE u.id = speaker AND u.suspended_until > at)
    AND NOT EXISTS (
      SELECT FROM blocks b WHERE (b.blocker_id = speaker AND b.blocked_id = about.user_id)
      OR (b.blocker_id = about.user_id AND b.blocked_id = speaker))
$$;--> statement-breakpoint
-- Whom the host has removed says of no one that they did not come, which could be an answer to the removal; what was said before it stays.
CREATE FUNCTION is_no_show_of_removed(about attendances, speaker bigint, claim text, said_at timestamptz) RETURNS boolean
LANGUAGE sql STABLE AS $$
  SELECT claim = 'NO_SHOW'
    AND EXISTS (SELECT FROM room_bans b WHERE b.room_id = about.room_id AND b.user_id = speaker AND b.created_at <= said_at)
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION judge_attendance_claim() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  about attendances;
BEGIN
  -- The lock makes those who speak of one person wait for each other, so that the last one counts all of them.
  SELECT * INTO about FROM attendances WHERE id = NEW.attendance_id FOR NO KEY UPDATE;
  IF NOT FOUND OR NOT attendance_claim_counts(about, NEW.author_id, NEW.created_at)
    OR is_no_show_of_removed(about, NEW.author_id, NEW.claim, NEW.created_at)
  THEN
    RAISE EXCEPTION 'member % was not there with attendance %', NEW.author_id, NEW.attendance_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'attendance_claims_of_those_there';
  END IF;
  IF NEW.created_at < about.meets_at OR NEW.created_at >= about.meets_at + interval '168 hours' THEN
    RAISE EXCEPTION 'attendance % is not spoken of now', NEW.attendance_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'attendance_claims_in_time';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_attendance_claims() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE attendances a SET outcome = CASE
    WHEN said.no_show >= 2 AND said.no_show > said.met THEN 'NO_SHOW'
    WHEN said.met > 0 THEN 'KEPT'
    WHEN a.cancelled_at IS NOT NULL THEN 'CANCELLED_LATE'
    ELSE 'OPEN' END
  FROM (
    SELECT count(*) FILTER (WHERE c.claim = 'NO_SHOW') AS no_show, count(*) FILTER (WHERE c.claim = 'MET') AS met
    FROM attendance_claims c JOIN attendances about ON about.id = c.attendance_id
    WHERE c.attendance_id = NEW.attendance_id AND attendance_claim_counts(about, c.author_id, NEW.created_at)
      AND NOT is_no_show_of_removed(about, c.author_id, c.claim, c.created_at)
  ) said
  WHERE a.id = NEW.attendance_id;
  RETURN NULL;
END $$;
