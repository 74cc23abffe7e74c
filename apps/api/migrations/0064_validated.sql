-- What earlier migrations added to these tables, 0059 and 0062 above all, without looking at the rows that were there.
ALTER TABLE "chat_rooms" VALIDATE CONSTRAINT "chat_rooms_meeting_point_length";--> statement-breakpoint
ALTER TABLE "chat_rooms" VALIDATE CONSTRAINT "chat_rooms_proof";--> statement-breakpoint
ALTER TABLE "safety_messages" VALIDATE CONSTRAINT "safety_messages_reason";--> statement-breakpoint
ALTER TABLE "safety_messages" VALIDATE CONSTRAINT "safety_messages_delivered";--> statement-breakpoint
ALTER TABLE "safety_messages" VALIDATE CONSTRAINT "safety_messages_phone";--> statement-breakpoint
ALTER TABLE "safety_messages" VALIDATE CONSTRAINT "safety_messages_kind";--> statement-breakpoint
ALTER TABLE "safety_messages" VALIDATE CONSTRAINT "safety_messages_channel";--> statement-breakpoint
ALTER TABLE "safety_messages" VALIDATE CONSTRAINT "safety_messages_state";--> statement-breakpoint
ALTER TABLE "safety_messages" VALIDATE CONSTRAINT "safety_messages_sent";--> statement-breakpoint
-- Whether the phones of two who met were near each other. Proofs of before have said their words already.
ALTER TABLE "meeting_proofs" ADD COLUMN "is_near" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- A ring counts for those who may know of the meetings by which it was found. Those that staff have not judged are found again, each
-- for whom it counts, within ten minutes.
DELETE FROM "rings" WHERE "state" = 'FOUND';--> statement-breakpoint
ALTER TABLE "rings" ADD COLUMN "kept_for" text DEFAULT 'MIXED' NOT NULL;--> statement-breakpoint
-- Reviewed: a row for each ring that staff have judged; there are few.
-- squawk-ignore constraint-missing-not-valid
ALTER TABLE "rings" ADD CONSTRAINT "rings_kept_for" CHECK ("rings"."kept_for" in ('MIXED', 'MALE', 'FEMALE'));--> statement-breakpoint
-- Whether two are of one ring, so that the word of one for the other counts for nothing in rooms or for readers of `for_whom`.
-- The version before asks without it.
CREATE FUNCTION are_of_one_ring(one bigint, other bigint, for_whom text) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (
    SELECT FROM ring_members a JOIN ring_members b ON b.ring_id = a.ring_id AND b.user_id = other
    JOIN rings r ON r.id = a.ring_id AND r.state <> 'DISMISSED' AND (r.kept_for = 'MIXED' OR r.kept_for = for_whom)
    WHERE a.user_id = one)
$$;--> statement-breakpoint
-- As before, and by the rings of which a room like this may know.
CREATE OR REPLACE FUNCTION has_proof(member bigint, required text, kept_for text) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT required = 'NONE'
    OR EXISTS (SELECT FROM identity_proofs p WHERE p.user_id = member)
    OR (required <> 'IDENTITY' AND EXISTS (SELECT FROM users u WHERE u.id = member AND u.kakao_id IS NOT NULL))
    OR (required = 'MEETING' AND (
      SELECT count(DISTINCT c.author_id) >= 2
      FROM attendances a JOIN attendance_claims c ON c.attendance_id = a.id AND c.claim = 'MET'
      WHERE a.user_id = member AND a.gender_restriction IN ('MIXED', kept_for)
        AND NOT are_of_one_ring(c.author_id, a.user_id, kept_for)))
$$;
--> statement-breakpoint
-- As before, except that a removal after the meeting takes away no words: who was there writes, whatever happened afterwards. A
-- block still ends it, which whoever removes a member is offered with it.
CREATE OR REPLACE FUNCTION judge_meeting_words() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  about attendances;
BEGIN
  IF TG_OP = 'UPDATE' THEN
    RAISE EXCEPTION 'what member % wrote is not changed', NEW.author_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'meeting_words_never_change';
  END IF;
  SELECT * INTO about FROM attendances a
  WHERE a.id = NEW.attendance_id AND a.user_id = NEW.subject_id AND a.was_inside AND NOT a.is_carried_over;
  IF NOT FOUND OR NOT EXISTS (
    SELECT FROM attendances mine WHERE mine.id = NEW.author_attendance_id AND mine.room_id = about.room_id
    AND mine.meets_at = about.meets_at AND mine.user_id = NEW.author_id AND mine.was_inside AND NOT mine.is_carried_over
  ) OR EXISTS (
    SELECT FROM users u WHERE u.id = NEW.author_id AND u.suspended_until > NEW.created_at
  ) OR EXISTS (
    SELECT FROM blocks b WHERE (b.blocker_id = NEW.author_id AND b.blocked_id = NEW.subject_id)
    OR (b.blocker_id = NEW.subject_id AND b.blocked_id = NEW.author_id)
  ) THEN
    RAISE EXCEPTION 'member % was not there with attendance %', NEW.author_id, NEW.attendance_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'meeting_words_of_those_there';
  END IF;
  IF NEW.created_at < about.meets_at OR NEW.created_at >= about.meets_at + interval '336 hours' THEN
    RAISE EXCEPTION 'attendance % is not written of now', NEW.attendance_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'meeting_words_in_time';
  END IF;
  -- The lock makes a claim that is changed at the same moment wait, and see these words.
  PERFORM FROM attendance_claims c
  WHERE c.attendance_id = NEW.attendance_id AND c.author_id = NEW.author_id AND c.claim = 'MET' FOR SHARE;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'member % has not met whom attendance % is about', NEW.author_id, NEW.attendance_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'meeting_words_of_those_met';
  END IF;
  RETURN NEW;
END $$;
