import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import { useRedirect, useResourceContext } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import type { ConsoleDataProvider } from '../dataProvider/data-provider.ts'
import { ActionButton } from './ActionButton.tsx'
import type { Text } from './use-action.ts'

interface Props {
  label: string
  disabled?: boolean
  title: Text
  text: Text
  run: (provider: ConsoleDataProvider) => Promise<unknown>
  done: Text
}

/** Deletes the record of the form around it, after asking, and goes to the list. What was changed in the form is gone with it. */
export function DeleteRecordButton({ done, ...props }: Props) {
  const resource = useResourceContext() ?? ''
  const redirect = useRedirect()
  const { getValues, reset } = useFormContext()
  return (
    <ActionButton
      {...props}
      icon={<DeleteOutlined />}
      danger
      done={() => done}
      onDone={() => {
        // A form without changes does not ask before it is left.
        reset(getValues(), { keepValues: true })
        redirect('list', resource)
      }}
    />
  )
}
