-- Text as a search compares it: letters and digits only, lower case. places/search/search-key.ts does the same to a query;
-- only Latin letters have a case by then, and in the collation "C" theirs depends on no language.
CREATE FUNCTION search_key(value text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT lower(regexp_replace(normalize(value, NFC), '[^0-9A-Za-z가-힣ㄱ-ㅣぁ-ヿ一-鿿]', '', 'g') COLLATE "C")
$$;
--> statement-breakpoint
-- 한라산 → ㅎㄹㅅ: syllables become their initial consonant, all else stays (Unicode 3.12: 588 syllables an initial).
CREATE FUNCTION hangul_initials(value text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT coalesce(string_agg(
    CASE WHEN ascii(letter) BETWEEN 44032 AND 55203
      THEN substr('ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ', (ascii(letter) - 44032) / 588 + 1, 1)
      ELSE letter END, '' ORDER BY n), '')
  FROM string_to_table(value, NULL) WITH ORDINALITY AS letters(letter, n)
$$;
--> statement-breakpoint
-- Every piece of one to three letters that a text holds, none across a space: what an index finds fragments by. A fragment
-- of up to three letters is one piece, so the planner knows from its statistics how many places hold it.
CREATE FUNCTION text_grams(value text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(DISTINCT gram), '{}') FROM (
    SELECT substr(value, n, size) AS gram FROM generate_series(1, length(value)) n, generate_series(1, 3) size
  ) grams
  WHERE strpos(gram, ' ') = 0
$$;
--> statement-breakpoint
-- What people call a category, and the district of before 2006: words that stand in no title or address.
CREATE FUNCTION place_words(content_type_id integer, region text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE content_type_id
      WHEN 12 THEN '관광지 명소 가볼만한곳' WHEN 14 THEN '문화시설 전시' WHEN 15 THEN '축제 행사'
      WHEN 25 THEN '여행코스 올레길 걷기' WHEN 28 THEN '레포츠 액티비티 체험' WHEN 32 THEN '숙박 숙소'
      WHEN 38 THEN '쇼핑 가게' WHEN 39 THEN '음식점 맛집 식당' ELSE '' END
    || CASE region WHEN 'BUKJEJU_GUN' THEN ' 북제주군' WHEN 'NAMJEJU_GUN' THEN ' 남제주군' ELSE '' END
$$;
