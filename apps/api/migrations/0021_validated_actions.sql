-- Whoever writes the audit log meanwhile is not kept waiting: only the rows that were there before 0019 are read.
ALTER TABLE "audit_log" VALIDATE CONSTRAINT "audit_log_action";
