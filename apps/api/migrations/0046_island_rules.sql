CREATE TABLE "island_rules" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "island_rules_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"subject" text NOT NULL,
	"kind" text NOT NULL,
	"valid_from" date NOT NULL,
	"valid_to" date,
	"months" smallint[],
	"terms" jsonb NOT NULL,
	"source_name" text NOT NULL,
	"source_url" text NOT NULL,
	"checked_on" date NOT NULL,
	"is_confirmed" boolean NOT NULL,
	"state" text NOT NULL,
	"replaces_id" bigint,
	"is_removal" boolean DEFAULT false NOT NULL,
	"shipped_as" text,
	"shipped_digest" text,
	"proposed_by" bigint,
	"proposed_at" timestamp(3) with time zone NOT NULL,
	"decided_by" bigint,
	"decided_at" timestamp(3) with time zone,
	"ended_at" timestamp(3) with time zone,
	CONSTRAINT "island_rules_replaces_fk" FOREIGN KEY ("replaces_id") REFERENCES "public"."island_rules"("id") ON DELETE no action ON UPDATE no action,
	CONSTRAINT "island_rules_kind" CHECK ("island_rules"."kind" in ('GATE', 'BOAT', 'BOOKING', 'SEASON', 'CLOSURE') and "island_rules"."kind" = "island_rules"."terms" ->> 'kind'),
	CONSTRAINT "island_rules_state" CHECK ("island_rules"."state" in ('PENDING', 'IN_FORCE', 'ENDED', 'REJECTED')),
	CONSTRAINT "island_rules_days" CHECK ("island_rules"."valid_from" <= "island_rules"."valid_to"),
	CONSTRAINT "island_rules_months" CHECK ("island_rules"."months" <@ array[1,2,3,4,5,6,7,8,9,10,11,12]::smallint[]),
	CONSTRAINT "island_rules_source" CHECK ("island_rules"."source_url" like 'https://%' and char_length("island_rules"."source_url") <= 500 and char_length("island_rules"."source_name") between 1 and 100),
	CONSTRAINT "island_rules_removal" CHECK (not "island_rules"."is_removal" or ("island_rules"."replaces_id" is not null and "island_rules"."state" <> 'IN_FORCE')),
	CONSTRAINT "island_rules_shipped_or_proposed" CHECK (num_nonnulls("island_rules"."proposed_by", "island_rules"."shipped_as") = 1 and num_nulls("island_rules"."shipped_as", "island_rules"."shipped_digest") in (0, 2)),
	CONSTRAINT "island_rules_two_staff" CHECK ("island_rules"."proposed_by" is null or ("island_rules"."state" = 'PENDING') = ("island_rules"."decided_by" is null) and "island_rules"."decided_by" is distinct from "island_rules"."proposed_by"),
	CONSTRAINT "island_rules_decided" CHECK (("island_rules"."state" = 'PENDING') = ("island_rules"."decided_at" is null)),
	CONSTRAINT "island_rules_ended" CHECK (("island_rules"."state" = 'ENDED') = ("island_rules"."ended_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "audit_log" DROP CONSTRAINT "audit_log_action";--> statement-breakpoint
ALTER TABLE "audit_log" DROP CONSTRAINT "audit_log_target_type";--> statement-breakpoint
CREATE INDEX "island_rules_in_force_idx" ON "island_rules" USING btree ("id") WHERE state = 'IN_FORCE';--> statement-breakpoint
CREATE INDEX "island_rules_state_idx" ON "island_rules" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "island_rules_subject_idx" ON "island_rules" USING btree ("subject","id");--> statement-breakpoint
CREATE INDEX "island_rules_replaces_idx" ON "island_rules" USING btree ("replaces_id");--> statement-breakpoint
CREATE UNIQUE INDEX "island_rules_one_proposal" ON "island_rules" USING btree ("replaces_id") WHERE state = 'PENDING';--> statement-breakpoint
CREATE UNIQUE INDEX "island_rules_shipped" ON "island_rules" USING btree ("shipped_as","shipped_digest");--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_action" CHECK ("audit_log"."action" in ('STAFF_GRANT', 'STAFF_REVOKE', 'STAFF_PROOF', 'AUTHENTICATOR_ENROL', 'AUTHENTICATOR_CODES', 'AUTHENTICATOR_RECOVER', 'AUTHENTICATOR_RESET', 'REPORT_DECIDE', 'INQUIRY_UPDATE', 'INQUIRY_REPLY', 'CONTENT_HIDE', 'CONTENT_RESTORE', 'MEMBER_VIEW', 'MEMBER_UPDATE', 'MEMBER_WARN', 'MEMBER_SUSPEND', 'MEMBER_LIFT', 'MEMBER_CLOSE', 'PLACE_CREATE', 'PLACE_UPDATE', 'NOTICE_CREATE', 'NOTICE_UPDATE', 'NOTICE_DELETE', 'BANNER_CREATE', 'BANNER_UPDATE', 'BANNER_DELETE', 'WORD_SAVE', 'WORD_DELETE', 'TEMPLATE_CREATE', 'TEMPLATE_UPDATE', 'TEMPLATE_DELETE', 'EXPORT', 'RULE_PROPOSE', 'RULE_CONFIRM', 'RULE_REJECT')) NOT VALID;--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_target_type" CHECK ("audit_log"."target_type" in ('MEMBER', 'REPORT', 'INQUIRY', 'POST', 'COMMENT', 'REVIEW', 'ROOM', 'MESSAGE', 'PLACE', 'NOTICE', 'BANNER', 'WORD', 'TEMPLATE', 'EXPORT', 'RULE')) NOT VALID;
--> statement-breakpoint
-- A rule is history as soon as it is written: what becomes of it is all that changes, and only forwards.
CREATE FUNCTION keep_island_rule() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'UPDATE' THEN
    RAISE EXCEPTION 'the rules of the island are kept' USING ERRCODE = 'insufficient_privilege';
  END IF;
  IF to_jsonb(OLD) - ARRAY['state', 'decided_by', 'decided_at', 'ended_at']
      IS DISTINCT FROM to_jsonb(NEW) - ARRAY['state', 'decided_by', 'decided_at', 'ended_at']
    OR OLD.state IN ('ENDED', 'REJECTED')
    OR OLD.state = 'IN_FORCE' AND (NEW.state <> 'ENDED'
      OR NEW.decided_by IS DISTINCT FROM OLD.decided_by OR NEW.decided_at IS DISTINCT FROM OLD.decided_at) THEN
    RAISE EXCEPTION 'what a rule of the island said is kept' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER island_rules_kept BEFORE UPDATE ON island_rules
  FOR EACH ROW EXECUTE FUNCTION keep_island_rule();
--> statement-breakpoint
CREATE TRIGGER island_rules_not_removed BEFORE DELETE ON island_rules
  FOR EACH ROW EXECUTE FUNCTION keep_island_rule();
--> statement-breakpoint
CREATE TRIGGER island_rules_not_emptied BEFORE TRUNCATE ON island_rules
  FOR EACH STATEMENT EXECUTE FUNCTION keep_island_rule();
