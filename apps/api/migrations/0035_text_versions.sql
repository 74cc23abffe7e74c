CREATE TABLE "text_versions" (
	"version" text PRIMARY KEY NOT NULL,
	"told_at" timestamp(3) with time zone NOT NULL
);
