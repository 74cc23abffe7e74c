-- Warnings of the weather that staff give, with their end.
CREATE TABLE "staff_warnings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_warnings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"level" text NOT NULL,
	"zones" text[] NOT NULL,
	"given_at" timestamp(3) with time zone NOT NULL,
	"ends_at" timestamp(3) with time zone NOT NULL,
	"lifted_at" timestamp(3) with time zone,
	CONSTRAINT "staff_warnings_kind" CHECK ("staff_warnings"."kind" in ('STRONG_WIND', 'HEAVY_RAIN', 'HEAVY_SNOW', 'HIGH_WAVES', 'TYPHOON', 'STORM_SURGE')),
	CONSTRAINT "staff_warnings_level" CHECK ("staff_warnings"."level" in ('ADVISORY', 'WARNING')),
	CONSTRAINT "staff_warnings_zones" CHECK (cardinality("staff_warnings"."zones") > 0 and "staff_warnings"."zones" <@ array['MOUNTAIN', 'NORTH', 'EAST', 'SOUTH', 'WEST', 'NORTH_HILLS', 'SOUTH_HILLS', 'CHUJA', 'SEA_NORTH', 'SEA_EAST', 'SEA_SOUTH', 'SEA_WEST']::text[]),
	CONSTRAINT "staff_warnings_ends" CHECK ("staff_warnings"."ends_at" > "staff_warnings"."given_at" and "staff_warnings"."ends_at" <= "staff_warnings"."given_at" + make_interval(hours => 72)),
	CONSTRAINT "staff_warnings_lifted" CHECK ("staff_warnings"."lifted_at" is null or "staff_warnings"."lifted_at" between "staff_warnings"."given_at" and "staff_warnings"."ends_at")
);
--> statement-breakpoint
ALTER TABLE "audit_log" DROP CONSTRAINT "audit_log_action";--> statement-breakpoint
ALTER TABLE "audit_log" DROP CONSTRAINT "audit_log_target_type";--> statement-breakpoint
CREATE INDEX "staff_warnings_ends_idx" ON "staff_warnings" USING btree ("ends_at");--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_action" CHECK ("audit_log"."action" in ('STAFF_GRANT', 'STAFF_REVOKE', 'STAFF_PROOF', 'AUTHENTICATOR_ENROL', 'AUTHENTICATOR_CODES', 'AUTHENTICATOR_RECOVER', 'AUTHENTICATOR_RESET', 'REPORT_DECIDE', 'INQUIRY_UPDATE', 'INQUIRY_REPLY', 'CONTENT_HIDE', 'CONTENT_RESTORE', 'MEMBER_VIEW', 'MEMBER_UPDATE', 'MEMBER_WARN', 'MEMBER_SUSPEND', 'MEMBER_LIFT', 'MEMBER_CLOSE', 'PLACE_CREATE', 'PLACE_UPDATE', 'NOTICE_CREATE', 'NOTICE_UPDATE', 'NOTICE_DELETE', 'BANNER_CREATE', 'BANNER_UPDATE', 'BANNER_DELETE', 'WORD_SAVE', 'WORD_DELETE', 'WARNING_GIVE', 'WARNING_LIFT', 'TEMPLATE_CREATE', 'TEMPLATE_UPDATE', 'TEMPLATE_DELETE', 'EXPORT', 'RULE_PROPOSE', 'RULE_CONFIRM', 'RULE_REJECT', 'RING_CONFIRM', 'RING_DISMISS')) NOT VALID;--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_target_type" CHECK ("audit_log"."target_type" in ('MEMBER', 'REPORT', 'INQUIRY', 'POST', 'COMMENT', 'REVIEW', 'ROOM', 'MESSAGE', 'PLACE', 'NOTICE', 'BANNER', 'WORD', 'WEATHER_WARNING', 'TEMPLATE', 'EXPORT', 'RULE', 'RING')) NOT VALID;