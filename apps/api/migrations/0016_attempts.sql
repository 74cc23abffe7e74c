CREATE TABLE "attempts" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"first_at" timestamp(3) with time zone NOT NULL,
	"last_at" timestamp(3) with time zone NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "attempts_count" CHECK ("attempts"."count" >= 0)
);
--> statement-breakpoint
CREATE INDEX "attempts_expires_idx" ON "attempts" USING btree ("expires_at");