import type { BannerDraft, StaffBanner } from '@honjeo/contract/admin/publishing'
import { BANNER_SCENES } from '@honjeo/contract/values/enums'
import { BANNER_SUBTITLE_MAX, BANNER_TITLE_MAX } from '@honjeo/contract/values/limits'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { sendableText } from '#lib/sendable-text.ts'
import { BannerFace, bannerBoxClass } from '#ui/banner-face.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { useConfirm } from '#ui/confirm.tsx'
import { Form } from '#ui/form.tsx'
import { TextField } from '#ui/text-field.tsx'
import { EditorActions } from '../parts/editor-actions.tsx'
import { fieldErrors } from '../parts/field-errors.ts'
import { Panel } from '../parts/panel.tsx'
import { SelectField } from '../parts/select-field.tsx'
import { useDeed } from '../parts/use-deed.ts'
import { useFirstFocus } from '../parts/use-first-focus.ts'
import { useNames } from '../parts/use-names.ts'
import { BannerWords } from './banner-words.tsx'
import { deleteBanner, saveBanner } from './banners.api.ts'
import { BANNER_SCENE_NAMES } from './scene-names.ts'
import { isHalf, translationsOf, wordsByLocale } from './translated-words.ts'

interface BannerEditorProps {
  /** Null: a new one, at `position`. */
  banner: StaffBanner | null
  position: number
  onClose: () => void
}

type EditedBanner = Omit<BannerDraft, 'translations'>

function draftOf(banner: StaffBanner | null, position: number): EditedBanner {
  if (banner === null) return { title: '', subtitle: '', link: '/', scene: 'OREUM', isActive: true, position }
  const { id: _id, translations: _translations, ...draft } = banner
  return draft
}

export function BannerEditor({ banner, position, onClose }: BannerEditorProps) {
  const { t } = useLingui()
  const confirm = useConfirm()
  const firstField = useFirstFocus<HTMLInputElement>()
  const scenes = useNames(BANNER_SCENE_NAMES)
  const [draft, setDraft] = useState(() => draftOf(banner, position))
  const [translated, setTranslated] = useState(() => wordsByLocale(banner?.translations))
  const saving = useDeed({
    // Others may have been moved around it since it was opened.
    mutationFn: (sent: BannerDraft) => saveBanner(banner?.id ?? null, { ...sent, position }),
    done: () => t`배너를 저장했어요.`,
    onDone: onClose,
  })
  const deleting = useDeed({ mutationFn: deleteBanner, done: () => t`배너를 지웠어요.`, onDone: onClose })
  const error = saving.error ?? deleting.error
  const wrong = fieldErrors(error)
  const isPending = saving.isPending || deleting.isPending
  const change = (changes: Partial<EditedBanner>) => setDraft((current) => ({ ...current, ...changes }))
  const sent = {
    ...draft,
    title: sendableText(draft.title),
    subtitle: sendableText(draft.subtitle),
    translations: translationsOf(translated),
  }
  const isReady =
    sent.title !== '' && sent.subtitle !== '' && sent.link !== '' && !Object.values(translated).some(isHalf)

  async function handleDelete(id: number) {
    const isSure = await confirm({ title: t`이 배너를 지울까요?`, confirmLabel: t`삭제`, isDanger: true })
    if (isSure) deleting.mutate(id)
  }

  return (
    <Panel title={banner === null ? t`새 배너` : t`배너 고치기`}>
      <Form onSubmit={() => isReady && !isPending && saving.mutate(sent)} className="gap-4">
        <div>
          <p className="mb-2 text-sm font-semibold text-basalt-700">{t`홈에서 이렇게 보여요`}</p>
          <div className={bannerBoxClass}>
            <BannerFace {...draft} title={draft.title || t`제목`} subtitle={draft.subtitle || t`설명`} />
          </div>
        </div>
        <TextField
          ref={firstField}
          label={t`제목`}
          autoComplete="off"
          maxLength={BANNER_TITLE_MAX}
          showsCount
          value={draft.title}
          onChange={(event) => change({ title: event.target.value })}
          error={wrong['title']}
        />
        <TextField
          label={t`설명`}
          autoComplete="off"
          maxLength={BANNER_SUBTITLE_MAX}
          showsCount
          value={draft.subtitle}
          onChange={(event) => change({ subtitle: event.target.value })}
          error={wrong['subtitle']}
        />
        <TextField
          label={t`누르면 가는 곳`}
          hint={t`앱 안의 주소예요. 예: /safety-check`}
          autoComplete="off"
          inputMode="url"
          maxLength={200}
          value={draft.link}
          onChange={(event) => change({ link: event.target.value.trim() })}
          error={wrong['link']}
        />
        <SelectField
          label={t`그림`}
          options={BANNER_SCENES.map((value) => ({ value, label: scenes[value] }))}
          value={draft.scene}
          onChange={(scene) => change({ scene })}
          error={wrong['scene']}
        />
        <Checkbox
          label={t`홈에 보이기`}
          checked={draft.isActive}
          onChange={(event) => change({ isActive: event.target.checked })}
        />
        <BannerWords words={translated} onChange={setTranslated} errors={wrong} />
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
