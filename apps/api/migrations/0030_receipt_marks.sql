CREATE TABLE "receipt_marks" (
	"receipt_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "receipt_marks_receipt_id_kind_hash_pk" PRIMARY KEY("receipt_id","kind","hash"),
	CONSTRAINT "receipt_marks_kind" CHECK ("receipt_marks"."kind" in ('APPROVAL_PLACE', 'APPROVAL_DAY', 'SECOND', 'CLOCK_SECOND_TOTAL', 'MINUTE_TOTAL', 'SHOP_MINUTE_TOTAL', 'MINUTE', 'DAY_TOTAL', 'CLOCK_TOTAL'))
);
--> statement-breakpoint
ALTER TABLE "receipts" DROP CONSTRAINT "receipts_reason";--> statement-breakpoint
ALTER TABLE "receipts" ADD COLUMN "picture" bit(256);--> statement-breakpoint
ALTER TABLE "receipts" ADD COLUMN "was_read" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "receipt_marks" ADD CONSTRAINT "receipt_marks_receipt_id_receipts_id_fk" FOREIGN KEY ("receipt_id") REFERENCES "public"."receipts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "receipt_marks_unique" ON "receipt_marks" USING btree ("kind","hash") WHERE "receipt_marks"."kind" in ('APPROVAL_PLACE', 'APPROVAL_DAY', 'SECOND', 'CLOCK_SECOND_TOTAL', 'MINUTE_TOTAL', 'SHOP_MINUTE_TOTAL');--> statement-breakpoint
CREATE INDEX "receipt_marks_loose_idx" ON "receipt_marks" USING btree ("kind","hash") WHERE "receipt_marks"."kind" in ('MINUTE', 'DAY_TOTAL', 'CLOCK_TOTAL');--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_reason" CHECK ("receipts"."reason" in ('UNREADABLE', 'INCOMPLETE', 'NOT_A_PHOTO', 'OTHER_PLACE', 'OTHER_DATE', 'ALREADY_USED', 'UNAVAILABLE')) NOT VALID;