ALTER TABLE "former_members" ADD COLUMN "was_child" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "audit_log" DROP CONSTRAINT "audit_log_action";
--> statement-breakpoint
-- Reviewed: three years of the audit log are read within a second, and all migrations of one start share a transaction, which would hold the lock as long.
-- squawk-ignore constraint-missing-not-valid
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_action" CHECK ("audit_log"."action" in ('STAFF_GRANT', 'STAFF_REVOKE', 'STAFF_PROOF', 'AUTHENTICATOR_ENROL', 'AUTHENTICATOR_CODES', 'AUTHENTICATOR_RECOVER', 'AUTHENTICATOR_RESET', 'REPORT_DECIDE', 'INQUIRY_UPDATE', 'INQUIRY_REPLY', 'CONTENT_HIDE', 'CONTENT_RESTORE', 'MEMBER_VIEW', 'MEMBER_UPDATE', 'MEMBER_WARN', 'MEMBER_SUSPEND', 'MEMBER_LIFT', 'MEMBER_CLOSE', 'PLACE_CREATE', 'PLACE_UPDATE', 'NOTICE_CREATE', 'NOTICE_UPDATE', 'NOTICE_DELETE', 'BANNER_CREATE', 'BANNER_UPDATE', 'BANNER_DELETE', 'WORD_SAVE', 'WORD_DELETE', 'TEMPLATE_CREATE', 'TEMPLATE_UPDATE', 'TEMPLATE_DELETE', 'EXPORT'));
