-- Trigrams make fragments of Korean names findable by an index; the extension is trusted, so the owner of the database may create it.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
