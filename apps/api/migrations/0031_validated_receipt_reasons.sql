-- Receipts that are checked meanwhile are not kept waiting: only the rows that were there before 0030 are read.
ALTER TABLE "receipts" VALIDATE CONSTRAINT "receipts_reason";
