CREATE TABLE "identity_checks" (
	"session_id" uuid PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity_proofs" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"person_hash" text NOT NULL,
	"provider" text NOT NULL,
	"verified_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "identity_proofs_hash" CHECK ("identity_proofs"."person_hash" ~ '^[A-Za-z0-9_-]{43}$'),
	CONSTRAINT "identity_proofs_provider" CHECK ("identity_proofs"."provider" in ('NICE'))
);
--> statement-breakpoint
ALTER TABLE "chat_rooms" DROP CONSTRAINT "chat_rooms_proof";--> statement-breakpoint
ALTER TABLE "identity_checks" ADD CONSTRAINT "identity_checks_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_proofs" ADD CONSTRAINT "identity_proofs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "identity_checks_expires_idx" ON "identity_checks" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "identity_proofs_person_unique" ON "identity_proofs" USING btree ("person_hash");--> statement-breakpoint
ALTER TABLE "chat_rooms" ADD CONSTRAINT "chat_rooms_proof" CHECK ("chat_rooms"."required_proof" in ('NONE', 'MEETING', 'KAKAO', 'IDENTITY')) NOT VALID;
--> statement-breakpoint
-- As before, and with an identity check, which is more than all others and alone enough where a room asks for it.
CREATE OR REPLACE FUNCTION has_proof(member bigint, required text, kept_for text) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT required = 'NONE'
    OR EXISTS (SELECT FROM identity_proofs p WHERE p.user_id = member)
    OR (required <> 'IDENTITY' AND EXISTS (SELECT FROM users u WHERE u.id = member AND u.kakao_id IS NOT NULL))
    OR (required = 'MEETING' AND (
      SELECT count(DISTINCT c.author_id) >= 2
      FROM attendances a JOIN attendance_claims c ON c.attendance_id = a.id AND c.claim = 'MET'
      WHERE a.user_id = member AND a.gender_restriction IN ('MIXED', kept_for)
        AND NOT are_of_one_ring(c.author_id, a.user_id)))
$$;
