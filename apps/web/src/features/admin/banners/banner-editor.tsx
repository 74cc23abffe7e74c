import type { BannerDraft, StaffBanner } from '@honjeo/contract/admin/publishing'
import type { BannerTranslations } from '@honjeo/contract/home'
import { BANNER_SCENES, TRANSLATED_LOCALES, type TranslatedLocale } from '@honjeo/contract/values/enums'
import {
  BANNER_SUBTITLE_MAX,
  BANNER_TITLE_MAX,
  BANNER_TRANSLATED_SUBTITLE_MAX,
  BANNER_TRANSLATED_TITLE_MAX,
} from '@honjeo/contract/values/limits'
import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { useController, useForm, type UseFormReturn, useWatch } from 'react-hook-form'
import { LANGUAGE_NAMES } from '#lib/text/locales.ts'
import { sendableText } from '#lib/text/sendable-text.ts'
import { bannerBoxClass, BannerFace } from '#features/home/banner-face.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { confirm } from '#ui/overlay/ui-provider.tsx'
import { showFieldErrors } from '#ui/form/form-state.ts'
import { Form } from '#ui/form/form.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Panel } from '../parts/console-page.tsx'
import { EditorActions } from '../parts/editor-parts.tsx'
import { BANNER_SCENE_NAMES, useNames } from '../parts/labels.ts'
import { SelectField } from '../parts/select-field.tsx'
import { useDeed } from '../parts/use-deed.ts'
import { deleteBanner, saveBanner } from './banners.api.ts'

interface BannerEditorProps {
  /** The banner; null is a new one, at `position`. */
  banner: StaffBanner | null
  position: number
  onClose: () => void
}

interface BannerValues extends Pick<StaffBanner, 'title' | 'subtitle' | 'link' | 'scene' | 'isActive'> {
  translations: WordsByLocale
}

function valuesOf(banner: StaffBanner | null): BannerValues {
  const { title = '', subtitle = '', link = '/', scene = 'OREUM', isActive = true, translations } = banner ?? {}
  return { title, subtitle, link, scene, isActive, translations: wordsByLocale(translations) }
}

export function BannerEditor({ banner, position, onClose }: BannerEditorProps) {
  const { t } = useLingui()
  const scenes = useNames(BANNER_SCENE_NAMES)
  const form = useForm<BannerValues>({ defaultValues: valuesOf(banner) })
  const { control, register, setFocus, formState } = form
  const { errors } = formState
  const { field: scene } = useController({ control, name: 'scene' })
  const values = useWatch({ control }) as BannerValues
  useEffect(() => setFocus('title'), [setFocus])
  const saving = useDeed({
    // Others may have been moved around it since it was opened.
    mutationFn: (sent: Omit<BannerDraft, 'position'>) => saveBanner(banner?.id ?? null, { ...sent, position }),
    done: () => t`배너를 저장했어요.`,
    onDone: onClose,
  })
  const deleting = useDeed({ mutationFn: deleteBanner, done: () => t`배너를 지웠어요.`, onDone: onClose })
  const error = saving.error ?? deleting.error
  const isPending = saving.isPending || deleting.isPending
  const draft = {
    ...values,
    title: sendableText(values.title),
    subtitle: sendableText(values.subtitle),
    link: values.link.trim(),
    translations: translationsOf(values.translations),
  }
  const isReady =
    draft.title !== '' && draft.subtitle !== '' && draft.link !== '' && !Object.values(values.translations).some(isHalf)

  const save = form.handleSubmit(() => saving.mutate(draft, { onError: (failure) => showFieldErrors(form, failure) }))

  async function handleDelete(id: number) {
    const isSure = await confirm({ title: t`이 배너를 지울까요?`, confirmLabel: t`삭제`, isDanger: true })
    if (isSure) deleting.mutate(id)
  }

  return (
    <Panel title={banner === null ? t`새 배너` : t`배너 고치기`}>
      <Form onSubmit={() => isReady && !isPending && void save()} className="gap-4">
        <div>
          <p className="mb-2 text-sm font-semibold text-basalt-700">{t`홈에서 이렇게 보여요`}</p>
          <div className={bannerBoxClass}>
            <BannerFace scene={values.scene} title={values.title || t`제목`} subtitle={values.subtitle || t`설명`} />
          </div>
        </div>
        <TextField
          {...register('title')}
          label={t`제목`}
          autoComplete="off"
          maxLength={BANNER_TITLE_MAX}
          showsCount
          error={errors.title?.message}
        />
        <TextField
          {...register('subtitle')}
          label={t`설명`}
          autoComplete="off"
          maxLength={BANNER_SUBTITLE_MAX}
          showsCount
          error={errors.subtitle?.message}
        />
        <TextField
          {...register('link')}
          label={t`누르면 가는 곳`}
          hint={t`앱 안의 주소예요. 예: /safety-check`}
          autoComplete="off"
          inputMode="url"
          maxLength={200}
          error={errors.link?.message}
        />
        <SelectField
          label={t`그림`}
          options={BANNER_SCENES.map((value) => ({ value, label: scenes[value] }))}
          value={scene.value}
          onChange={scene.onChange}
          error={errors.scene?.message}
        />
        <Checkbox {...register('isActive')} label={t`홈에 보이기`} />
        <BannerWords form={form} words={values.translations} />
        <EditorActions
          isReady={isReady}
          isPending={isPending}
          error={error}
          onClose={onClose}
          onDelete={banner === null ? undefined : () => void handleDelete(banner.id)}
        />
      </Form>
    </Panel>
  )
}

interface BannerWordsProps {
  form: UseFormReturn<BannerValues>
  words: WordsByLocale
}

/** The banner in other languages; a language without words reads the Korean ones. */
function BannerWords({ form: { register, formState }, words }: BannerWordsProps) {
  const { t } = useLingui()
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-1 text-sm font-semibold text-basalt-700">{t`다른 언어`}</legend>
      <p className="-mt-3 text-sm text-basalt-500">{t`비워두면 한국어로 보여요.`}</p>
      {TRANSLATED_LOCALES.map((locale) => {
        const name = LANGUAGE_NAMES[locale]
        const errors = formState.errors.translations?.[locale]
        const missing = isHalf(words[locale]) ? t`제목과 설명을 모두 입력하거나 모두 비워주세요.` : undefined
        return (
          <div key={locale} className="grid gap-3">
            <TextField
              {...register(`translations.${locale}.title`)}
              label={t`제목 (${name})`}
              isOptional
              autoComplete="off"
              maxLength={BANNER_TRANSLATED_TITLE_MAX}
              error={errors?.title?.message}
            />
            <TextField
              {...register(`translations.${locale}.subtitle`)}
              label={t`설명 (${name})`}
              isOptional
              autoComplete="off"
              maxLength={BANNER_TRANSLATED_SUBTITLE_MAX}
              error={errors?.subtitle?.message ?? missing}
            />
          </div>
        )
      })}
    </fieldset>
  )
}

interface Words {
  title: string
  subtitle: string
}
type WordsByLocale = Record<TranslatedLocale, Words>

const EMPTY: Words = { title: '', subtitle: '' }

/** A pair of fields for each language, empty where the banner has no words in it. */
const wordsByLocale = ({ en = EMPTY, ja = EMPTY, zh = EMPTY }: BannerTranslations = {}): WordsByLocale => ({
  en,
  ja,
  zh,
})

const sendable = ({ title, subtitle }: Words): Words => ({
  title: sendableText(title),
  subtitle: sendableText(subtitle),
})

/** Whether one of title and subtitle is missing. */
function isHalf(words: Words): boolean {
  const { title, subtitle } = sendable(words)
  return (title === '') !== (subtitle === '')
}

/** What is sent: the languages that have words. */
function translationsOf(words: WordsByLocale): BannerTranslations {
  const translations: BannerTranslations = {}
  for (const locale of TRANSLATED_LOCALES) {
    const each = sendable(words[locale])
    if (each.title !== '' || each.subtitle !== '') translations[locale] = each
  }
  return translations
}
