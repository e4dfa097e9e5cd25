import { CSPProvider } from '@base-ui/react/csp-provider'
import { Toast } from '@base-ui/react/toast'
import X from 'lucide-react/icons/x'
import { createRoot } from 'react-dom/client'

import type { ToastKind } from '#client/core/toasts.ts'

const shownMs = 4000
const manager = Toast.createToastManager()
let mounted = false

/** Beside the page's own tree, which the worker has drawn without a place for toasts. */
export function addToast(kind: ToastKind, text: string): void {
  if (!mounted) {
    mounted = true
    const place = document.body.appendChild(document.createElement('div'))
    createRoot(place).render(<Toasts onReady={() => manager.add({ title: text, type: kind, priority: 'high' })} />)
    return
  }
  manager.close()
  manager.add({ title: text, type: kind, priority: 'high' })
}

function Toasts({ onReady }: { onReady: () => void }) {
  return (
    <CSPProvider disableStyleElements>
      <Toast.Provider toastManager={manager} limit={1} timeout={shownMs}>
        <Toast.Portal>
          <Toast.Viewport className="toasts" ref={(viewport) => void (viewport && onReady())}>
            <ToastList />
          </Toast.Viewport>
        </Toast.Portal>
      </Toast.Provider>
    </CSPProvider>
  )
}

function ToastList() {
  const { toasts } = Toast.useToastManager()
  return toasts.map((toast) => (
    <Toast.Root key={toast.id} toast={toast} className="toast">
      <Toast.Content className="contents">
        <Toast.Title render={<p />} />
        <Toast.Close className="toast-close" aria-label="Close">
          <X aria-hidden />
        </Toast.Close>
      </Toast.Content>
    </Toast.Root>
  ))
}
