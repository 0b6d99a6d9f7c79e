import { isBlankText } from '@hibiki/text'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useAlert } from '../../../../components/alert/alert-context.ts'
import { ConfirmDialog } from '../../../../components/ConfirmDialog.tsx'
import { TextInput } from '../../../../components/form/TextInput.tsx'
import { ApiError, findServerMessage, isSessionEndError } from '../../../../lib/api/api-error.ts'
import { registerChartTemplateLimits } from '../../../../lib/api/limits.gen/register-chart-template.ts'
import { $api } from '../../../../lib/api/queries.ts'
import { useInvalidate } from '../../../../lib/api/use-invalidate.ts'
import { createCharacterLimitProps } from '../../../../lib/character-limit-props.ts'
import { type FormatValues, toFormatBody } from '../../format.rules.ts'

interface Props {
  values: FormatValues
  /** The dialog suggests this name. */
  name: string
  onClose: () => void
}

/** Saves a format as a template of the agency, which replaces one of the same name only after a question. */
export function SaveTemplateDialog({ values, name, onClose }: Props) {
  const { t } = useTranslation(['charts', 'common'])
  const id = useId()
  const alert = useAlert()
  const invalidate = useInvalidate()
  const save = $api.useMutation('post', '/pic/calte/register-template', {
    onSuccess: () => invalidate('/pic/calte/template-list'),
  })
  const form = useForm({ defaultValues: { templateName: name } })
  const [question, setQuestion] = useState<string | null>(null)
  const { ref, ...field } = form.register('templateName', {
    validate: (typed) => !isBlankText(typed) || t('templates.nameRequired'),
  })
  const onSaveError = (error: unknown) => {
    if (isSessionEndError(error)) return onClose()
    const message = findServerMessage(error) ?? t('common:unreachable')
    if (error instanceof ApiError && error.code === 'CHARTS_TEMPLATE_EXISTS') setQuestion(message)
    else form.setError('templateName', { message })
  }
  const createSubmitHandler = (replace: boolean) =>
    form.handleSubmit(({ templateName }) =>
      save.mutate(
        { body: { templateName: templateName.trim(), calteFormat: toFormatBody(values), replace } },
        {
          onSuccess: () => {
            onClose()
            alert({ text: t('templates.saved') })
          },
          onError: onSaveError,
        },
      ),
    )
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="xs">
      <Box
        component="form"
        noValidate
        onSubmit={createSubmitHandler(false)}
        sx={{ display: 'grid', gap: 2.5, p: 3 }}
      >
        <Typography variant="h3" component="h2" id={id}>
          {t('templates.saveAs')}
        </Typography>
        <TextInput
          {...field}
          inputRef={ref}
          label={t('templates.name')}
          error={form.formState.errors.templateName?.message}
          required
          autoFocus
          inputProps={createCharacterLimitProps(registerChartTemplateLimits.templateName.maxLength)}
        />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 1 }}>
          <Button onClick={onClose}>{t('common:cancel')}</Button>
          <Button type="submit" variant="contained" disabled={save.isPending}>
            {t('templates.save')}
          </Button>
        </Box>
      </Box>
      {question && (
        <ConfirmDialog
          text={question}
          action={t('templates.replaceAction')}
          onConfirm={() => void createSubmitHandler(true)()}
          onClose={() => setQuestion(null)}
        />
      )}
    </Dialog>
  )
}
