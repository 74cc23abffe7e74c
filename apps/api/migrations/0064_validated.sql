-- Whether the phones of two who met were near each other. Proofs of before have said their words already.
ALTER TABLE "meeting_proofs" ADD COLUMN "is_near" boolean DEFAULT false NOT NULL;
