import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import { useRedirect, useResourceContext } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import type { ConsoleDataProvider } from '../data-provider/data-provider.ts'
import type { TextKey, TextWithValues } from '../i18n/use-translate.ts'
import { ConfirmedActionButton } from './ConfirmedActionButton.tsx'

interface Props {
  label: TextKey
  disabled?: boolean
  title: TextWithValues
  text: TextWithValues
  run: (provider: ConsoleDataProvider) => Promise<unknown>
  successText: TextWithValues
}

/** Deletes the record of the surrounding form after a confirmation and redirects to the list; unsaved changes in the form are discarded. */
export function DeleteRecordButton({ successText, ...props }: Props) {
  const resource = useResourceContext() ?? ''
  const redirect = useRedirect()
  const { getValues, reset } = useFormContext()
  return (
    <ConfirmedActionButton
      {...props}
      icon={<DeleteOutlined />}
      isDestructive
      successText={() => successText}
      onSuccess={() => {
        // A form without changes does not ask before the user leaves it.
        reset(getValues(), { keepValues: true })
        redirect('list', resource)
      }}
    />
  )
}
