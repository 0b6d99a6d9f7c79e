import { isBlankText } from '@hibiki/text'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useAlert } from '../../../../components/alert/alert-context.ts'
import { useShowError } from '../../../../components/alert/use-show-error.ts'
import { ConfirmDialog } from '../../../../components/ConfirmDialog.tsx'
import { TextInput } from '../../../../components/form/TextInput.tsx'
import { registerChartFormatLimits } from '../../../../lib/api/limits.gen/register-chart-format.ts'
import { $api } from '../../../../lib/api/queries.ts'
import { useInvalidate } from '../../../../lib/api/use-invalidate.ts'
import { createCharacterLimitProps } from '../../../../lib/character-limit-props.ts'
import { type FormatValues, toFormatBody } from '../../format.rules.ts'
import { DraftNotice } from '../DraftNotice.tsx'
import { FormatPreview } from './FormatPreview.tsx'
import { ItemList } from './ItemList.tsx'
import { TemplateButtons } from './TemplateButtons.tsx'
import { useFormatForm } from './use-format-form.ts'

interface Props {
  userId: string
  stored: FormatValues
  /** The customer has no format yet, so the note says that this will be the first. */
  isNew: boolean
  onSaved: () => void
}

/** Edits the format of a customer and previews beside it what both sides will see. */
export function FormatBuilder({ userId, stored, isNew, onSaved }: Props) {
  const { t } = useTranslation('charts')
  const alert = useAlert()
  const showError = useShowError()
  const invalidate = useInvalidate()
  const save = $api.useMutation('post', '/pic/calte/register-format', {
    onSuccess: () => invalidate('/pic/calte/get-format'),
  })
  const { form, isRestored, discard, forget } = useFormatForm(userId, stored)
  const [replacement, setReplacement] = useState<FormatValues | null>(null)
  const title = form.register('title')

  const onSubmit = form.handleSubmit((values) =>
    save.mutate(
      { body: { userId, calteFormat: toFormatBody(values) } },
      {
        onSuccess: () => {
          forget()
          alert({ text: t('builder.saved'), onClose: onSaved })
        },
        onError: showError,
      },
    ),
  )
  const replaceValues = (values: FormatValues) => form.reset(values, { keepDefaultValues: true })
  /** A template replaces an unregistered format only after a question. */
  const onTakeTemplate = (values: FormatValues) => {
    const { title: typed, items } = form.getValues()
    if (isBlankText(typed) && items.length === 0) replaceValues(values)
    else setReplacement(values)
  }
  return (
    <FormProvider {...form}>
      {isRestored && <DraftNotice onDiscard={discard} />}
      <TemplateButtons onTake={onTakeTemplate} />
      <Box sx={beside}>
        <Box component="form" noValidate onSubmit={onSubmit} sx={{ minWidth: 0 }}>
          <TextInput
            name={title.name}
            onChange={title.onChange}
            onBlur={title.onBlur}
            inputRef={title.ref}
            label={t('builder.title')}
            error={form.formState.errors.title?.message}
            required
            inputProps={createCharacterLimitProps(registerChartFormatLimits['calteFormat.title'].maxLength)}
          />
          <ItemList />
          <Typography variant="body2" sx={{ mt: 4, color: 'text.secondary' }}>
            {t(isNew ? 'builder.firstNote' : 'builder.versionNote')}
          </Typography>
          <Button type="submit" variant="contained" size="large" disabled={save.isPending} sx={{ mt: 2 }}>
            {t('builder.register')}
          </Button>
        </Box>
        <FormatPreview />
      </Box>
      {replacement && (
        <ConfirmDialog
          text={t('templates.replaceDraft')}
          action={t('templates.replaceAction')}
          onConfirm={() => replaceValues(replacement)}
          onClose={() => setReplacement(null)}
        />
      )}
    </FormProvider>
  )
}

const beside = {
  display: 'grid',
  gap: { xs: 5, lg: 5 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1.35fr) minmax(0, 1fr)' },
  alignItems: 'start',
} as const
