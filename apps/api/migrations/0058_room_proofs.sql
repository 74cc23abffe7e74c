ALTER TABLE "chat_rooms" ADD COLUMN "required_proof" text DEFAULT 'NONE' NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_rooms" ADD CONSTRAINT "chat_rooms_proof" CHECK ("chat_rooms"."required_proof" in ('NONE', 'MEETING', 'KAKAO')) NOT VALID;
--> statement-breakpoint
-- Whether a member has proven what a room asks for: that two others met them, who are of no ring with them, or more than that, a Kakao
-- account. Meetings of rooms for one gender count in such rooms alone: elsewhere a proof by them would reveal a room that does not exist there.
CREATE FUNCTION has_proof(member bigint, required text, kept_for text) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT required = 'NONE'
    OR EXISTS (SELECT FROM users u WHERE u.id = member AND u.kakao_id IS NOT NULL)
    OR (required = 'MEETING' AND (
      SELECT count(DISTINCT c.author_id) >= 2
      FROM attendances a JOIN attendance_claims c ON c.attendance_id = a.id AND c.claim = 'MET'
      WHERE a.user_id = member AND a.gender_restriction IN ('MIXED', kept_for)
        AND NOT are_of_one_ring(c.author_id, a.user_id)))
$$;
--> statement-breakpoint
-- As before, and with the proof that the room asks for.
CREATE OR REPLACE FUNCTION check_room_member() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  comer record;
  room record;
BEGIN
  SELECT birth_date, gender INTO comer FROM users WHERE id = NEW.user_id FOR NO KEY UPDATE;
  SELECT gender_restriction AS kept_for, required_proof AS proof INTO room
    FROM chat_rooms WHERE id = NEW.room_id FOR NO KEY UPDATE;
  IF NOT is_adult(comer.birth_date, (NEW.joined_at AT TIME ZONE 'Asia/Seoul')::date) THEN
    RAISE check_violation USING CONSTRAINT = 'room_members_adult', TABLE = 'room_members',
      MESSAGE = 'only adults are members of rooms';
  END IF;
  IF EXISTS (SELECT FROM room_bans WHERE room_id = NEW.room_id AND user_id = NEW.user_id) THEN
    RAISE check_violation USING CONSTRAINT = 'room_members_not_banned', TABLE = 'room_members',
      MESSAGE = 'who was removed from a room does not come back';
  END IF;
  IF room.kept_for NOT IN ('MIXED', comer.gender) THEN
    RAISE check_violation USING CONSTRAINT = 'room_members_gender', TABLE = 'room_members',
      MESSAGE = 'a room that is kept for one gender has no member of another';
  END IF;
  IF room.proof <> 'NONE' AND NOT has_proof(NEW.user_id, room.proof, room.kept_for) THEN
    RAISE check_violation USING CONSTRAINT = 'room_members_proof_' || lower(room.proof), TABLE = 'room_members',
      MESSAGE = 'a member has proven what the room asks for';
  END IF;
  IF EXISTS (
    SELECT FROM room_members m
    JOIN blocks b ON (b.blocker_id = m.user_id AND b.blocked_id = NEW.user_id)
      OR (b.blocker_id = NEW.user_id AND b.blocked_id = m.user_id)
    WHERE m.room_id = NEW.room_id
  ) THEN
    RAISE check_violation USING CONSTRAINT = 'room_members_not_blocked', TABLE = 'room_members',
      MESSAGE = 'no two are in one room of whom one has blocked the other';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
-- As before, and with the proof that the room asks for.
CREATE OR REPLACE FUNCTION check_room_request() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  asker users;
  room chat_rooms;
BEGIN
  SELECT * INTO asker FROM users WHERE id = NEW.user_id FOR NO KEY UPDATE;
  SELECT * INTO room FROM chat_rooms WHERE id = NEW.room_id FOR NO KEY UPDATE;
  IF NOT is_adult(asker.birth_date, (NEW.created_at AT TIME ZONE 'Asia/Seoul')::date)
    OR asker.suspended_until > NEW.created_at
    OR room.gender_restriction NOT IN ('MIXED', asker.gender)
    OR NOT has_proof(NEW.user_id, room.required_proof, room.gender_restriction)
    OR room.deleted_at IS NOT NULL OR room.scheduled_at <= NEW.created_at
    OR EXISTS (SELECT FROM room_bans WHERE room_id = NEW.room_id AND user_id = NEW.user_id)
    OR EXISTS (SELECT FROM room_members WHERE room_id = NEW.room_id AND user_id = NEW.user_id)
  THEN
    RAISE check_violation USING CONSTRAINT = 'room_requests_may_ask', TABLE = 'room_requests',
      MESSAGE = 'only those ask to come into a room who may come into it';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
-- As before, and where the room asks for a proof from now on that the asker has not.
CREATE OR REPLACE FUNCTION end_requests_of_room() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM room_requests q USING users u
  WHERE q.room_id = NEW.id AND u.id = q.user_id AND (
    NEW.deleted_at IS NOT NULL OR NEW.host_id IS NULL
    OR (q.state <> 'DECLINED' AND (
      NEW.gender_restriction NOT IN ('MIXED', u.gender)
      OR NOT has_proof(q.user_id, NEW.required_proof, NEW.gender_restriction))));
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER chat_rooms_end_requests ON chat_rooms;
--> statement-breakpoint
CREATE TRIGGER chat_rooms_end_requests AFTER UPDATE OF deleted_at, host_id, gender_restriction, required_proof ON chat_rooms
FOR EACH ROW EXECUTE FUNCTION end_requests_of_room();
