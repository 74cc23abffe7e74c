ALTER TABLE "rings" DROP CONSTRAINT "rings_reason";--> statement-breakpoint
ALTER TABLE "rings" ALTER COLUMN "id" DROP IDENTITY;--> statement-breakpoint
ALTER TABLE "rings" ALTER COLUMN "id" SET DEFAULT scattered_id();--> statement-breakpoint
ALTER TABLE "room_stays" ADD COLUMN "reads_from_seq" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "room_stays" ADD COLUMN "was_host" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Reviewed: a row for each ring of a year; there are few.
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX "rings_found_idx" ON "rings" USING btree ("found_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
-- Reviewed: it looks at a row for each ring of a year, of which there are few.
-- squawk-ignore constraint-missing-not-valid
ALTER TABLE "rings" ADD CONSTRAINT "rings_reason" CHECK ("rings"."reason" in ('SIGNED_UP_TOGETHER', 'ALL_WITH_ALL', 'CLOSED_GROUP', 'FEW_VOICES'));--> statement-breakpoint
-- As before, and with what a seat is taken back with: the first message that they could read, and whether they were the host, who is
-- changed after the membership has ended.
CREATE OR REPLACE FUNCTION keep_room_stay() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO room_stays (room_id, user_id, joined_at, left_at, last_seq, title, description, reads_from_seq, was_host)
  SELECT OLD.room_id, OLD.user_id, OLD.joined_at, now(), r.last_seq, r.title, r.description, greatest(OLD.reads_from_seq, 1),
    coalesce(r.host_id = OLD.user_id, false)
  FROM chat_rooms r WHERE r.id = OLD.room_id AND EXISTS (SELECT FROM users WHERE users.id = OLD.user_id);
  RETURN NULL;
END $$;--> statement-breakpoint
-- Whether the word of the members of a ring for each other counts for nothing. FEW_VOICES looks like honest friends who take newcomers
-- along: staff see it, and it counts once they have confirmed it.
CREATE FUNCTION ring_counts(ring rings) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT ring.state = 'CONFIRMED' OR (ring.state = 'FOUND' AND ring.reason <> 'FEW_VOICES')
$$;--> statement-breakpoint
-- As before, and by the rings that count.
CREATE OR REPLACE FUNCTION are_of_one_ring(one bigint, other bigint, for_whom text) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (
    SELECT FROM ring_members a JOIN ring_members b ON b.ring_id = a.ring_id AND b.user_id = other
    JOIN rings r ON r.id = a.ring_id AND ring_counts(r) AND (r.kept_for = 'MIXED' OR r.kept_for = for_whom)
    WHERE a.user_id = one)
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION is_vouched_for(member bigint, for_whom text) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT count(DISTINCT c.author_id) >= CASE WHEN EXISTS (
      SELECT FROM ring_members m JOIN rings r ON r.id = m.ring_id
      WHERE m.user_id = member AND ring_counts(r) AND (r.kept_for = 'MIXED' OR r.kept_for = for_whom)
        AND (SELECT count(*) FROM ring_members o WHERE o.ring_id = r.id) >= 8
    ) THEN 4 ELSE 2 END
  FROM attendances a JOIN attendance_claims c ON c.attendance_id = a.id AND c.claim = 'MET'
  WHERE a.user_id = member AND (a.gender_restriction = 'MIXED' OR a.gender_restriction = for_whom)
    AND word_counts(c.author_id, for_whom) AND NOT are_of_one_ring(c.author_id, a.user_id, for_whom)
$$;--> statement-breakpoint
-- As before. Who has been raised by a few, and whom staff do not take for puppets, has risen, and is trusted no more than others for it.
CREATE OR REPLACE VIEW anchors AS
  SELECT u.id AS user_id, 'MIXED' AS kept_for FROM users u WHERE u.kakao_id IS NOT NULL OR u.role <> 'MEMBER'
  UNION ALL
  SELECT p.user_id, 'MIXED' FROM identity_proofs p
  UNION ALL
  SELECT r.user_id, 'MIXED' FROM receipts r WHERE r.status = 'VERIFIED'
  UNION ALL
  SELECT m.user_id, r.kept_for FROM ring_members m JOIN rings r ON r.id = m.ring_id
  WHERE r.state = 'DISMISSED' AND r.reason <> 'FEW_VOICES';
