CREATE TABLE "authenticators" (
	"user_id" bigint NOT NULL,
	"state" text NOT NULL,
	"secret" text NOT NULL,
	"session_id" uuid,
	"last_step" integer,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "authenticators_user_id_state_pk" PRIMARY KEY("user_id","state"),
	CONSTRAINT "authenticators_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade,
	CONSTRAINT "authenticators_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade,
	CONSTRAINT "authenticators_state" CHECK ("authenticators"."state" in ('PENDING', 'ACTIVE')),
	CONSTRAINT "authenticators_session" CHECK (("authenticators"."state" = 'PENDING') = ("authenticators"."session_id" is not null)),
	CONSTRAINT "authenticators_step" CHECK (("authenticators"."state" = 'ACTIVE') = ("authenticators"."last_step" is not null))
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"user_id" bigint NOT NULL,
	"slot" smallint NOT NULL,
	"code_hash" text NOT NULL,
	"used_at" timestamp(3) with time zone,
	CONSTRAINT "recovery_codes_user_id_slot_pk" PRIMARY KEY("user_id","slot"),
	CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade,
	CONSTRAINT "recovery_codes_slot" CHECK ("recovery_codes"."slot" between 0 and 9)
);
--> statement-breakpoint
ALTER TABLE "audit_log" DROP CONSTRAINT "audit_log_action";--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_action" CHECK ("audit_log"."action" in ('STAFF_GRANT', 'STAFF_REVOKE', 'STAFF_PROOF', 'AUTHENTICATOR_ENROL', 'AUTHENTICATOR_CODES', 'AUTHENTICATOR_RECOVER', 'AUTHENTICATOR_RESET', 'REPORT_DECIDE', 'INQUIRY_UPDATE', 'INQUIRY_REPLY', 'CONTENT_HIDE', 'CONTENT_RESTORE', 'MEMBER_VIEW', 'MEMBER_UPDATE', 'MEMBER_WARN', 'MEMBER_SUSPEND', 'MEMBER_LIFT', 'PLACE_CREATE', 'PLACE_UPDATE', 'NOTICE_CREATE', 'NOTICE_UPDATE', 'NOTICE_DELETE', 'BANNER_CREATE', 'BANNER_UPDATE', 'BANNER_DELETE', 'WORD_SAVE', 'WORD_DELETE', 'TEMPLATE_CREATE', 'TEMPLATE_UPDATE', 'TEMPLATE_DELETE', 'EXPORT')) NOT VALID;
