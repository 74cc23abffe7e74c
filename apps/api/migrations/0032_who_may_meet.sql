-- 만 나이: the rule of packages/contract/src/values/age.ts. Somebody whose birth date is not known is no adult.
CREATE FUNCTION is_adult(birth_date date, day date) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(birth_date <= (day - interval '19 years')::date, false)
$$;
--> statement-breakpoint
-- When the part of the day began, at 0, 12 or 18 o'clock in Korea: all that visitors are told of when a room meets.
CREATE FUNCTION korean_part(at timestamptz) RETURNS timestamptz LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE
    WHEN date_bin('12 hours', at, '2000-01-01 00:00+09') = date_bin('24 hours', at, '2000-01-01 00:00+09')
      THEN date_bin('24 hours', at, '2000-01-01 00:00+09')
    ELSE date_bin('6 hours', at, '2000-01-01 00:00+09') END
$$;
--> statement-breakpoint
-- Reviewed: rooms are few, so that nobody who opens one waits for longer than a moment
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX "chat_rooms_part_idx" ON "chat_rooms" USING btree (korean_part(scheduled_at),"id");
--> statement-breakpoint
-- By whichever door somebody comes into a room: adults alone, nobody whom a host has removed, and no two of whom one has blocked
-- the other. Blocks lock both members and a correction of the birth date its member, so none of them is overlooked here; each
-- statement of a function sees what was committed before it began.
CREATE FUNCTION check_room_member() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  born date;
BEGIN
  SELECT birth_date INTO born FROM users WHERE id = NEW.user_id FOR NO KEY UPDATE;
  PERFORM FROM chat_rooms WHERE id = NEW.room_id FOR NO KEY UPDATE;
  IF NOT is_adult(born, (NEW.joined_at AT TIME ZONE 'Asia/Seoul')::date) THEN
    RAISE check_violation USING CONSTRAINT = 'room_members_adult', TABLE = 'room_members',
      MESSAGE = 'only adults are members of rooms';
  END IF;
  IF EXISTS (SELECT FROM room_bans WHERE room_id = NEW.room_id AND user_id = NEW.user_id) THEN
    RAISE check_violation USING CONSTRAINT = 'room_members_not_banned', TABLE = 'room_members',
      MESSAGE = 'who was removed from a room does not come back';
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
CREATE TRIGGER room_members_may_meet BEFORE INSERT ON room_members FOR EACH ROW EXECUTE FUNCTION check_room_member();
--> statement-breakpoint
CREATE FUNCTION check_block() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM users WHERE id IN (NEW.blocker_id, NEW.blocked_id) ORDER BY id FOR NO KEY UPDATE;
  IF EXISTS (
    SELECT FROM room_members a JOIN room_members b ON b.room_id = a.room_id AND b.user_id = NEW.blocked_id
    WHERE a.user_id = NEW.blocker_id
  ) THEN
    RAISE check_violation USING CONSTRAINT = 'blocks_not_in_one_room', TABLE = 'blocks',
      MESSAGE = 'no two are in one room of whom one has blocked the other';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER blocks_may_stand BEFORE INSERT ON blocks FOR EACH ROW EXECUTE FUNCTION check_block();
--> statement-breakpoint
-- Staff correct a birth date; whoever turns out to be a minor has left their rooms before.
CREATE FUNCTION check_birth_date() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM room_members m WHERE m.user_id = NEW.id
    AND NOT is_adult(NEW.birth_date, (m.joined_at AT TIME ZONE 'Asia/Seoul')::date)
  ) THEN
    RAISE check_violation USING CONSTRAINT = 'users_minor_in_no_room', TABLE = 'users',
      MESSAGE = 'only adults are members of rooms';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_birth_date BEFORE UPDATE OF birth_date ON users FOR EACH ROW EXECUTE FUNCTION check_birth_date();
--> statement-breakpoint
-- Who is in a room today against these rules leaves it as one leaves a room: minors, and of two who do not want to meet the blocked one
-- where the blocker is the host, the blocker elsewhere.
DO $$
DECLARE
  leaver record;
  next_seq integer;
BEGIN
  FOR leaver IN
    SELECT m.room_id, m.user_id FROM room_members m JOIN users u ON u.id = m.user_id
    WHERE NOT is_adult(u.birth_date, (now() AT TIME ZONE 'Asia/Seoul')::date)
    UNION
    SELECT r.id, CASE WHEN r.host_id = b.blocker_id THEN b.blocked_id ELSE b.blocker_id END
    FROM blocks b
    JOIN room_members one ON one.user_id = b.blocker_id
    JOIN room_members other ON other.user_id = b.blocked_id AND other.room_id = one.room_id
    JOIN chat_rooms r ON r.id = one.room_id
    ORDER BY 1, 2
  LOOP
    UPDATE chat_rooms SET last_seq = last_seq + 1 WHERE id = leaver.room_id RETURNING last_seq INTO next_seq;
    INSERT INTO messages (room_id, seq, sender_id, type, content) VALUES (leaver.room_id, next_seq, leaver.user_id, 'EXIT', '');
    DELETE FROM room_members WHERE room_id = leaver.room_id AND user_id = leaver.user_id;
    UPDATE chat_rooms SET host_id = (
      SELECT user_id FROM room_members WHERE room_id = leaver.room_id ORDER BY joined_at, user_id LIMIT 1
    ) WHERE id = leaver.room_id AND host_id = leaver.user_id;
    UPDATE chat_rooms SET completed_at = coalesce(completed_at, now()) WHERE id = leaver.room_id AND host_id IS NULL;
  END LOOP;
END $$;
