-- Each search reads all that waits outside of these indexes: 64 kB of it, not 4 MB. A review changes its place's figures, and so adds to it.
ALTER INDEX "places_title_grams_idx" SET (gin_pending_list_limit = 64);
--> statement-breakpoint
ALTER INDEX "places_search_grams_idx" SET (gin_pending_list_limit = 64);
