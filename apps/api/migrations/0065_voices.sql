CREATE TABLE "voices" (
	"user_id" bigint NOT NULL,
	"kept_for" text NOT NULL,
	CONSTRAINT "voices_user_id_kept_for_pk" PRIMARY KEY("user_id","kept_for"),
	CONSTRAINT "voices_kept_for" CHECK ("voices"."kept_for" in ('MIXED', 'MALE', 'FEMALE'))
);
--> statement-breakpoint
ALTER TABLE "rings" DROP CONSTRAINT "rings_reason";--> statement-breakpoint
-- Reviewed: a row for each ring of a year; there are few.
-- squawk-ignore constraint-missing-not-valid
ALTER TABLE "rings" ADD CONSTRAINT "rings_reason" CHECK ("rings"."reason" in ('SIGNED_UP_TOGETHER', 'ALL_WITH_ALL', 'CLOSED_GROUP'));--> statement-breakpoint
ALTER TABLE "voices" ADD CONSTRAINT "voices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "voices_kept_for_idx" ON "voices" USING btree ("kept_for");--> statement-breakpoint
-- With whom trust begins: who has proven more than a mail address and meetings, staff, and those whom staff have looked at and found
-- to be no ring; the latter for those for whom the ring would have counted.
CREATE VIEW anchors AS
  SELECT u.id AS user_id, 'MIXED' AS kept_for FROM users u WHERE u.kakao_id IS NOT NULL OR u.role <> 'MEMBER'
  UNION ALL
  SELECT p.user_id, 'MIXED' FROM identity_proofs p
  UNION ALL
  SELECT r.user_id, 'MIXED' FROM receipts r WHERE r.status = 'VERIFIED'
  UNION ALL
  SELECT m.user_id, r.kept_for FROM ring_members m JOIN rings r ON r.id = m.ring_id WHERE r.state = 'DISMISSED';--> statement-breakpoint
-- Whether the word of a member that they met another counts in rooms or for readers of `for_whom`: it does only where the member is
-- tied to others than a closed group. Without a row it does not, so a group of puppets raises no one before it is found either.
CREATE FUNCTION word_counts(speaker bigint, for_whom text) RETURNS boolean LANGUAGE sql STABLE AS $$
  -- While one is suspended nobody rises by their word.
  SELECT NOT EXISTS (SELECT FROM users u WHERE u.id = speaker AND u.suspended_until > now()) AND (
    EXISTS (SELECT FROM anchors a WHERE a.user_id = speaker AND (a.kept_for = 'MIXED' OR a.kept_for = for_whom))
    OR EXISTS (SELECT FROM voices v WHERE v.user_id = speaker AND (v.kept_for = 'MIXED' OR v.kept_for = for_whom))
  ) AND NOT EXISTS (
    SELECT FROM ring_members m JOIN rings r ON r.id = m.ring_id
    WHERE m.user_id = speaker AND r.state = 'CONFIRMED' AND (r.kept_for = 'MIXED' OR r.kept_for = for_whom))
$$;--> statement-breakpoint
-- Whether two have said that they met a member, of no ring with them, whose word counts. In a ring of eight or more it takes four, so
-- that three who were fooled raise none of its members.
CREATE FUNCTION is_vouched_for(member bigint, for_whom text) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT count(DISTINCT c.author_id) >= CASE WHEN EXISTS (
      SELECT FROM ring_members m JOIN rings r ON r.id = m.ring_id
      WHERE m.user_id = member AND r.state <> 'DISMISSED' AND (r.kept_for = 'MIXED' OR r.kept_for = for_whom)
        AND (SELECT count(*) FROM ring_members o WHERE o.ring_id = r.id) >= 8
    ) THEN 4 ELSE 2 END
  FROM attendances a JOIN attendance_claims c ON c.attendance_id = a.id AND c.claim = 'MET'
  WHERE a.user_id = member AND (a.gender_restriction = 'MIXED' OR a.gender_restriction = for_whom)
    AND word_counts(c.author_id, for_whom) AND NOT are_of_one_ring(c.author_id, a.user_id, for_whom)
$$;--> statement-breakpoint
-- As before, and by the word of those whose word counts.
CREATE OR REPLACE FUNCTION has_proof(member bigint, required text, kept_for text) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT required = 'NONE'
    OR EXISTS (SELECT FROM identity_proofs p WHERE p.user_id = member)
    OR (required <> 'IDENTITY' AND EXISTS (SELECT FROM users u WHERE u.id = member AND u.kakao_id IS NOT NULL))
    OR (required = 'MEETING' AND is_vouched_for(member, kept_for))
$$;
